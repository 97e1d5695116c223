/** A client secret begins with the id of what it opens. */
export function setupIntentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? clientSecret;
}
