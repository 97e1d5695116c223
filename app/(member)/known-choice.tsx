import { cookies } from "next/headers";
import { ConsentKnown } from "@/components/consent/consent-known";
import type { Viewer } from "@/lib/access/viewer";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import { cookieConsentOf } from "@/lib/consent/queries";

/** Keeps a member from being asked about cookies again where they chose elsewhere, and this browser does not know. */
export async function KnownChoice({ viewer }: { viewer: Viewer }) {
  if (hasConsentMark((await cookies()).toString())) return null;
  return (await cookieConsentOf({ userId: viewer.id })) && <ConsentKnown />;
}
