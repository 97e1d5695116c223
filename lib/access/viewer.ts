import { z } from "zod";
import type { User } from "@/lib/accounts/schema";
import { accessOf, needsSetup } from "@/lib/subscriptions/rules";
import { SubscriptionRecord } from "@/lib/subscriptions/schema";
import type { ViewerStanding } from "./routing-table";
import "server-only";
import { rememberKey } from "@/lib/db/encryption/ciphers";
import { keyedHash, sameText } from "@/lib/ground/hashes";

const Instant = z.coerce.date();

/** Who is asking: the signed-in member, as one lookup of their session found them. */
export const Viewer = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  image: z.string().nullable(),
  timeZone: z.string(),
  createdAt: Instant,
  isAdmin: z.boolean(),
  sessionId: z.string(),
  authenticatedAt: Instant,
  secondFactorAt: Instant.nullable(),
  /** Of the admin alone: whether they have set one up. */
  hasSecondFactor: z.boolean(),
  subscription: SubscriptionRecord.nullable(),
  /** The member's data key as it is stored, wrapped: it travels along so that no second lookup is needed. */
  key: z.object({ wrapped: z.string(), masterKeyId: z.string() }),
});
export type Viewer = z.infer<typeof Viewer>;

export function hasAccess(viewer: Viewer, now: Date): boolean {
  return accessOf(viewer.subscription, now) === "granted";
}

/** The current-user reply. */
export function userOf(viewer: Viewer): User {
  return {
    id: viewer.id,
    email: viewer.email,
    firstName: viewer.firstName,
    lastName: viewer.lastName,
    profileImageUrl: viewer.image,
    emailVerified: viewer.emailVerified,
    isAdmin: viewer.isAdmin,
    timeZone: viewer.timeZone,
    createdAt: viewer.createdAt.toISOString(),
  };
}

/** Where the viewer stands for the routing table. */
export function standingOf(viewer: Viewer | null, now: Date): ViewerStanding {
  if (!viewer) return "signed_out";
  if (needsSetup(viewer.subscription, now)) return "needs_setup";
  return accessOf(viewer.subscription, now) === "payment_failed" ? "payment_failed" : "member";
}

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
