import { z } from "zod";
import { Search } from "@/lib/admin/schema";
import { EmailAddress } from "@/lib/config/addresses";
import { anId } from "@/lib/ground/id";

export const LIST_PAGE_SIZE = 50;

export const ListQuery = z.strictObject({
  /** Part of an address. */
  q: Search.optional(),
  /** The `nextCursor` of the page before. */
  cursor: anId("must be a nextCursor from an earlier reply").optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

export const Subscriber = z.object({
  id: z.string(),
  email: z.string(),
  subscribedAt: z.string(),
  /** Present: active; null: waits for the link in the mail to be opened. */
  doubleOptinConfirmedAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberStats = z.object({ total: z.number(), active: z.number() });
export type SubscriberStats = z.infer<typeof SubscriberStats>;

export const SubscriberPage = z.object({
  subscribers: z.array(Subscriber),
  nextCursor: z.string().nullable(),
  total: z.number(),
});
export type SubscriberPage = z.infer<typeof SubscriberPage>;

const OptIn = z.literal([0, 1], "must be 0 or 1");

export const MemberSubscriber = z.object({
  id: z.string(),
  email: z.string(),
  /** 1: opted in. */
  newsletter: OptIn,
  createdAt: z.string(),
});
export type MemberSubscriber = z.infer<typeof MemberSubscriber>;

export const MemberStats = z.object({ total: z.number(), newsletterOptedIn: z.number() });
export type MemberStats = z.infer<typeof MemberStats>;

export const MemberPage = z.object({
  subscribers: z.array(MemberSubscriber),
  nextCursor: z.string().nullable(),
  total: z.number(),
});
export type MemberPage = z.infer<typeof MemberPage>;

export const SubscriberParams = z.object({ id: anId() });
export const MemberParams = z.object({ userId: anId() });
export const MemberNewsletterInput = z.strictObject({ newsletter: OptIn });
export const MemberNewsletterReply = z.object({ id: z.string(), newsletter: OptIn });
export const SubscriberDeletion = z.object({ id: z.string() });

export const SyncReply = z.object({ syncedCount: z.number(), totalVerifiedUsers: z.number() });

/** `subscribers`: whoever asked for the newsletter. `members`: a notice to every member with a verified address. */
export const NewsletterAudience = z.enum(["subscribers", "members"], "must be subscribers or members");
export type NewsletterAudience = z.infer<typeof NewsletterAudience>;

const Audience = NewsletterAudience.default("subscribers");

/** What is written: one subject line, and text in paragraphs. No mark-up: it arrives as it was typed. */
export const NewsletterInput = z.strictObject({
  subject: z
    .string("must be text")
    .trim()
    .min(1, "must not be blank")
    .max(200, "must have at most 200 characters")
    .regex(/^\P{Cc}*$/u, "must be one line"),
  content: z
    .string("must be text")
    .trim()
    .min(1, "must not be blank")
    .max(20_000, "must have at most 20,000 characters"),
  audience: Audience,
});
export type NewsletterInput = z.infer<typeof NewsletterInput>;

export const SendReply = z.object({ sentCount: z.number() });
export const RecipientsQuery = z.strictObject({ audience: Audience });
export const RecipientCount = z.object({ recipients: z.number() });

/** What has been typed so far, which may still be nothing. */
export const PreviewInput = z.strictObject({
  subject: z.string("must be text").max(200, "must have at most 200 characters"),
  content: z.string("must be text").max(20_000, "must have at most 20,000 characters"),
  audience: Audience,
});
export const PreviewReply = z.object({ html: z.string() });

export const TestSendInput = z.strictObject({ to: EmailAddress.optional() });
export const TestSendReply = z.object({
  success: z.boolean(),
  message: z.string(),
  /** What is wrong, and how to mend it. */
  diagnosis: z.string().nullable(),
  /** The provider's own code. */
  error: z.string().nullable(),
  details: z.object({ to: z.string() }),
});

export const CreditsReply = z.object({
  success: z.boolean(),
  credits: z.string().nullable(),
  error: z.string().nullable(),
});

export const PastNewsletter = z.object({
  id: z.string(),
  subject: z.string(),
  audience: NewsletterAudience,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Taken into the job. */
  recipients: z.number(),
  delivered: z.number(),
  failed: z.number(),
  /** How many left after it, and before the next newsletter; 0 for a notice, which nobody leaves. */
  unsubscribed: z.number(),
});
export type PastNewsletter = z.infer<typeof PastNewsletter>;

export const PastNewsletters = z.object({
  newsletters: z.array(PastNewsletter),
  nextCursor: z.string().nullable(),
});
export type PastNewsletters = z.infer<typeof PastNewsletters>;

export const PastNewslettersQuery = z.strictObject({
  cursor: anId("must be a nextCursor from an earlier reply").optional(),
});
