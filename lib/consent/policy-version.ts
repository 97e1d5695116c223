/** The day of the privacy policy that people agree or object under; stored beside each choice. */
export const POLICY_VERSION = "2025-01-28";
