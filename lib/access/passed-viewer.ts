import "server-only";
import { rememberKey } from "@/lib/db/encryption/member-cipher";
import { keyedHash } from "@/lib/keyed-hash";
import { sameText } from "@/lib/same-text";
import { Viewer } from "./viewer";

/**
 * What middleware found travels to the page in this request header, so that one lookup serves both.
 * Middleware strips it from what comes in; the signature makes a forged one worthless all the same.
 */
export const VIEWER_HEADER = "x-hearten-viewer";

export function passViewer(viewer: Viewer | null): string {
  const body = Buffer.from(JSON.stringify(viewer)).toString("base64url");
  return `${body}.${signature(body)}`;
}

/** The viewer that middleware passed on (null: signed out); undefined when it passed nothing that is genuine. */
export function takePassedViewer(header: string | null): Viewer | null | undefined {
  const [body, mark] = header?.split(".") ?? [];
  if (!body || !mark || !sameText(mark, signature(body))) return undefined;
  const viewer = Viewer.nullable().parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (viewer) {
    const { wrapped, masterKeyId } = viewer.key;
    rememberKey(viewer.id, { wrapped: new Uint8Array(Buffer.from(wrapped, "base64")), masterKeyId });
  }
  return viewer;
}

function signature(body: string): string {
  return keyedHash("viewer", body);
}
