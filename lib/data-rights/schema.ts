import { z } from "zod";

/** What a server does about the GDPR, for anyone who asks. */
export const GdprConfig = z.object({
  /** Members can take all their data with them and delete it. */
  gdprEnabled: z.boolean(),
  /** Visitors are asked before anything but necessary cookies is set. */
  cookieBannerEnabled: z.boolean(),
  /** Each purpose is asked for on its own, and every choice is kept with its date and the policy's version. */
  enhancedConsentEnabled: z.boolean(),
});
export type GdprConfig = z.infer<typeof GdprConfig>;

/**
 * What this software does for everyone, wherever they live. A constant and no setting: an operator who could
 * turn a right off would have pages that promise it.
 */
export const GDPR_CONFIG: GdprConfig = {
  gdprEnabled: true,
  cookieBannerEnabled: true,
  enhancedConsentEnabled: true,
};
