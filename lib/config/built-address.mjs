/** Stands in prerendered pages for the server's address, which a build does not know: one build serves every APP_URL. */
export const BUILT_ADDRESS = "https://app-url.invalid";

/**
 * What was built, with the address of this server in it.
 *
 * @param {string} text
 */
export function withOwnAddress(text) {
  // biome-ignore lint/style/noProcessEnv: Next loads the page cache as it is, without the modules of the app.
  const { APP_URL } = process.env;
  return text.replaceAll(BUILT_ADDRESS, new URL(APP_URL?.trim() || "http://localhost:3000").origin);
}
