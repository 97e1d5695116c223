/**
 * Whether a gateway in front of the app answered in its place, as while that is being started anew. The app itself says
 * neither 502 nor 504, nor what Cloudflare made up (520 to 530); its own 503 is JSON, or a page under its policy.
 */
export function isGateways({ status, headers }: Response): boolean {
  if (status === 502 || status === 504 || status >= 520) return true;
  const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
  return status === 503 && !isJson && !headers.has("Content-Security-Policy");
}
