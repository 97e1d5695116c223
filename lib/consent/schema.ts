import { z } from "zod";
import { PURPOSES } from "./purposes";

/** What cookies and the like may be used for beyond what the app cannot do without. */
export const CookieConsentInput = z.strictObject({
  /** Always allowed: without them nobody could stay signed in. */
  necessary: z.literal(true).default(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
});
export type CookieConsentInput = z.infer<typeof CookieConsentInput>;

export const CookieConsent = z.object({
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
  consentGivenAt: z.iso.datetime(),
});
export type CookieConsent = z.infer<typeof CookieConsent>;

/** What a member allows to be done with their ratings; what is left out stays as it is. */
export const MoodConsentInput = z
  .strictObject({ moodData: z.boolean().optional(), aiQuotes: z.boolean().optional() })
  .refine((given) => given.moodData !== undefined || given.aiQuotes !== undefined, {
    message: "must hold moodData, aiQuotes or both",
  });
export type MoodConsentInput = z.infer<typeof MoodConsentInput>;

/** Null: never asked. */
const Choice = z.object({ granted: z.boolean(), at: z.iso.datetime() }).nullable();

export const MoodConsent = z.object({
  /** Keeping the ratings and working with them. */
  moodData: Choice,
  /** Having an AI service write the quotes. */
  aiQuotes: Choice,
});
export type MoodConsent = z.infer<typeof MoodConsent>;

export const Consents = MoodConsent.extend({
  /** The newest choice of each purpose that was ever asked for. */
  given: z.array(
    z.object({
      purpose: z.enum(PURPOSES),
      granted: z.boolean(),
      at: z.iso.datetime(),
      /** Whether the operator made it, and not the member. */
      byOperator: z.boolean(),
    }),
  ),
});
export type Consents = z.infer<typeof Consents>;
