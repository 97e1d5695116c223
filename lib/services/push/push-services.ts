/** The push services of Chrome, Firefox, Edge and Safari; a leading dot stands for any host below it. */
const HOSTS = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  "web.push.apple.com",
] as const;

/**
 * Whether an endpoint lies at a known push service. A member hands it in and this server calls it, so any other
 * address could be one behind our own doors.
 *
 * @param further origins that the configuration adds
 */
export function isPushEndpoint(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (further.includes(origin)) return true;
  return protocol === "https:" && port === "" && HOSTS.some((known) => isHost(hostname, known));
}

function isHost(name: string, known: string): boolean {
  return known.startsWith(".") ? name.endsWith(known) && name.length > known.length : name === known;
}
