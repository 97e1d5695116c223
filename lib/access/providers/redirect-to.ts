/** Sends the browser on, with the cookies to take along. */
export function redirectTo(location: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 302, headers });
}
