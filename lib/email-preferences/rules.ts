import type { Preferences } from "./schema";

/** What holds for whoever has chosen nothing yet. */
export const DEFAULT_PREFERENCES: Preferences = {
  marketingEmails: false,
  productUpdates: true,
  securityNotifications: true,
  newsletter: false,
};
