import type { GdprConfig } from "./schema";

/**
 * What this software does for everyone, wherever they live. A constant and no setting: an operator who could
 * turn a right off would have pages that promise it.
 */
export const GDPR_CONFIG: GdprConfig = {
  gdprEnabled: true,
  cookieBannerEnabled: true,
  enhancedConsentEnabled: true,
};
