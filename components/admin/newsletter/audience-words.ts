import type { NewsletterAudience } from "@/lib/newsletter/console/schema";

interface AudienceWords {
  button: string;
  question: string;
  one: string;
  many: string;
  sent: (count: number) => { title: string; description: string };
  failed: string;
}

/** What the console says of sending to each audience. */
export const AUDIENCE_WORDS: Record<NewsletterAudience, AudienceWords> = {
  subscribers: {
    button: "Send to All Subscribers",
    question: "Send this newsletter?",
    one: "recipient",
    many: "recipients",
    sent: (count) => ({
      title: "Newsletter sent successfully!",
      description: `Delivered to ${count} subscribers.`,
    }),
    failed: "Failed to send newsletter",
  },
  members: {
    button: "Send to Every Member",
    question: "Send this notice to every member?",
    one: "member",
    many: "members",
    sent: (count) => ({
      title: "Notice sent successfully!",
      description: `Delivered to ${count} ${count === 1 ? "member" : "members"}.`,
    }),
    failed: "Failed to send notice",
  },
};
