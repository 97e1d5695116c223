import "server-only";
import type { NextRequest } from "next/server";
import { v4, validate } from "uuid";
import { isSecure } from "@/lib/config/env";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { now } from "@/lib/time/clock";
import { CONSENT_SECONDS, consentMark, POLICY_VERSION } from "./consent-mark";
import { type Chooser, choicesOf, consentsOf } from "./queries";
import {
  COOKIE_PURPOSES,
  type Consents,
  type CookieConsent,
  type CookieConsentInput,
  type MoodConsentInput,
  type Purpose,
} from "./schema";

/** Adds choices to the record, with the policy they were made under. What was chosen before stays on record. */
export async function recordChoices(
  db: Transaction,
  chooser: Chooser,
  choices: Partial<Record<Purpose, boolean>>,
  at: Date = now(),
): Promise<void> {
  const rows = Object.entries(choices).map(([purpose, granted]) => ({
    id: newId(),
    ...chooser,
    purpose,
    granted,
    policyVersion: POLICY_VERSION,
    createdAt: at,
  }));
  await db.consent.createMany({ data: rows });
}

/** Adds to the record that the operator put members on the newsletter's list, or took them off it. */
export async function recordOperatorsNewsletter(
  db: Transaction,
  adminId: string,
  userIds: readonly string[],
  granted: boolean,
): Promise<void> {
  const at = now();
  const rows = userIds.map((userId) => ({
    id: newId(),
    userId,
    purpose: "newsletter" satisfies Purpose,
    granted,
    policyVersion: POLICY_VERSION,
    ground: granted ? ("legitimate_interest" as const) : ("operator_stop" as const),
    recordedById: adminId,
    createdAt: at,
  }));
  await db.consent.createMany({ data: rows });
}

export async function recordCookieConsent(
  chooser: Chooser,
  { analytics, marketing, preferences }: CookieConsentInput,
): Promise<CookieConsent> {
  const at = now();
  const choices = {
    cookies_analytics: analytics,
    cookies_marketing: marketing,
    cookies_preferences: preferences,
  };
  await recordChoices(await database(), chooser, choices, at);
  return { necessary: true, analytics, marketing, preferences, consentGivenAt: at.toISOString() };
}

/** Records what the member allows to be done with their ratings, and answers all of it as it now stands. */
export async function recordMoodConsent(
  userId: string,
  { moodData, aiQuotes }: MoodConsentInput,
): Promise<Consents> {
  await recordChoices(
    await database(),
    { userId },
    {
      ...(moodData === undefined ? {} : { mood_data: moodData }),
      ...(aiQuotes === undefined ? {} : { ai_quotes: aiQuotes }),
    },
  );
  return consentsOf(userId);
}

/** What was chosen in this browser before signing in becomes the member's, where it is newer than what they chose. */
export async function carryChoices(db: Transaction, userId: string, visitorId: string): Promise<void> {
  const visitors = await choicesOf(db, { visitorId }, COOKIE_PURPOSES);
  if (Object.keys(visitors).length === 0) return;
  const members = await choicesOf(db, { userId }, COOKIE_PURPOSES);
  for (const [purpose, choice] of Object.entries(visitors)) {
    const own = members[purpose as Purpose];
    if (own && own.at >= choice.at) continue;
    await recordChoices(db, { userId }, { [purpose]: choice.granted }, choice.at);
  }
}

const VISITOR = "visitor";

/** Over https the `__Host-` prefix makes the browser hold it to this host, path and transport. */
function visitorName(): string {
  return isSecure() ? `__Host-${VISITOR}` : VISITOR;
}

/** The random id under which this browser's choices are kept while nobody is signed in. */
export function visitorIdOf(request: NextRequest): string | null {
  // By the one name alone: over https another host of the same domain can set the name without the prefix.
  const given = request.cookies.get(visitorName())?.value;
  return given && validate(given) ? given : null;
}

export function newVisitorId(): string {
  return v4();
}

/** The header that lets this browser's choices be found again. */
export function visitorCookie(visitorId: string): string {
  return `${visitorName()}=${visitorId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${CONSENT_SECONDS}${isSecure() ? "; Secure" : ""}`;
}

/** The header of the mark that says a choice was made; the banner reads it, so it is open to scripts. */
export function consentMarkCookie(): string {
  return consentMark(isSecure());
}
