import { z } from "zod";
import { LinkToken } from "@/lib/accounts/schema";
import { EmailAddress } from "@/lib/config/addresses";
import { anId } from "@/lib/ground/id";

export const SubscribeInput = z.strictObject({
  email: EmailAddress,
  /** The member who asks, where one is signed in. */
  userId: anId("must be an id").nullish(),
  /** Where the form stood. */
  subscriptionSource: z
    .string("must be text")
    .regex(/^[a-z0-9_-]{1,40}$/, "must be a short word, such as website")
    .default("website"),
});

export const UnsubscribeInput = z.strictObject({ email: EmailAddress });

export const NewsletterLinkQuery = z.strictObject({ token: LinkToken });

export const ConfirmReply = z.object({ confirmed: z.boolean(), message: z.string() });
export type ConfirmReply = z.infer<typeof ConfirmReply>;

export const UnsubscribeReply = z.object({ unsubscribed: z.boolean(), message: z.string() });
export type UnsubscribeReply = z.infer<typeof UnsubscribeReply>;
