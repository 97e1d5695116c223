import { z } from "zod";
import { anId } from "@/lib/ground/id";

const Toggle = z.union([z.literal(0), z.literal(1)], "must be 0 or 1").transform((value) => value === 1);

export const SavePreferencesInput = z.strictObject({
  /** The signed-in member's own. */
  userId: anId("must be an id"),
  marketingEmails: Toggle,
  productUpdates: Toggle,
  securityNotifications: Toggle,
  newsletter: Toggle,
});

export const Preferences = z.object({
  marketingEmails: z.boolean(),
  productUpdates: z.boolean(),
  securityNotifications: z.boolean(),
  newsletter: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

export const PreferencesReply = z.object({
  preferences: Preferences,
  consentStatus: z.object({
    emailVerified: z.boolean(),
    /** When the member last chose; null: never. */
    consentGivenAt: z.string().nullable(),
  }),
});
export type PreferencesReply = z.infer<typeof PreferencesReply>;

/** What holds for whoever has chosen nothing yet. */
export const DEFAULT_PREFERENCES: Preferences = {
  marketingEmails: false,
  productUpdates: true,
  securityNotifications: true,
  newsletter: false,
};
