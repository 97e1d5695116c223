import type { MethodOf, Path, Wire } from "./api";

/**
 * Reads what is the same for everybody. Unlike `call` it brings no time zone: to find that out costs a slow phone
 * half a frame or more, and a page that opens has none to spare.
 *
 * @throws Error when the reply is not OK
 */
export async function readPublic<P extends Path>(
  path: P,
  signal?: AbortSignal,
): Promise<Wire<P, MethodOf<P> & "GET", "reply">> {
  const response = await fetch(path, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${response.status} from ${path}`);
  return await response.json();
}
