import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { NewsletterAudience } from "./console/schema";
import { countNoticeRecipients, noticeRecipients, stillMembers } from "./notice-recipients";
import {
  countNewsletterRecipients,
  newsletterRecipients,
  type Recipient,
  stillRecipients,
} from "./recipients";

interface Audience {
  /** One page in the order of addresses, after the last address of the page before. */
  page: (db: Transaction, limit: number, after: string | null) => Promise<Recipient[]>;
  count: (db: Transaction) => Promise<number>;
  /** Which of some addresses it still goes to, asked when it is about to be sent. */
  still: (db: Transaction, emails: readonly string[]) => Promise<Set<string>>;
  /** Whether its readers can take themselves off it. */
  canLeave: boolean;
}

export const AUDIENCES: Record<NewsletterAudience, Audience> = {
  subscribers: {
    page: newsletterRecipients,
    count: countNewsletterRecipients,
    still: stillRecipients,
    canLeave: true,
  },
  members: { page: noticeRecipients, count: countNoticeRecipients, still: stillMembers, canLeave: false },
};
