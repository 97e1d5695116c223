import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import { POLICY_VERSION } from "./policy-version";
import { type Choices, COOKIE_PURPOSES, MOOD_PURPOSES, type Purpose } from "./purposes";
import type { Chooser } from "./record-choices";
import type { CookieConsent, MoodConsent } from "./schema";

interface Asked {
  /** Also what was chosen under an earlier policy. */
  everBefore?: boolean;
}

/** The newest choice of each of these purposes that was made under the present policy. */
export async function choicesOf(
  db: Transaction,
  chooser: Chooser,
  purposes: readonly Purpose[],
  { everBefore = false }: Asked = {},
): Promise<Choices> {
  const rows = await db.consent.findMany({
    where: {
      ...chooser,
      ...(everBefore ? {} : { policyVersion: POLICY_VERSION }),
      purpose: { in: [...purposes] },
    },
    distinct: ["purpose"],
    orderBy: [{ purpose: "asc" }, { createdAt: "desc" }, { id: "desc" }],
    select: { purpose: true, granted: true, createdAt: true },
  });
  return Object.fromEntries(
    rows.map(({ purpose, granted, createdAt }) => [purpose, { granted, at: createdAt }]),
  );
}

/** What was chosen about cookies; null when nothing was chosen yet. */
export async function cookieConsentOf(chooser: Chooser): Promise<CookieConsent | null> {
  const choices = await choicesOf(await database(), chooser, COOKIE_PURPOSES);
  const given = Object.values(choices).map(({ at }) => at.getTime());
  if (given.length === 0) return null;
  return {
    necessary: true,
    analytics: choices.cookies_analytics?.granted ?? false,
    marketing: choices.cookies_marketing?.granted ?? false,
    preferences: choices.cookies_preferences?.granted ?? false,
    consentGivenAt: new Date(Math.max(...given)).toISOString(),
  };
}

/** What the member allows to be done with their ratings. */
export async function moodConsentOf(userId: string, asked?: Asked): Promise<MoodConsent> {
  const { mood_data, ai_quotes } = await choicesOf(await database(), { userId }, MOOD_PURPOSES, asked);
  const reply = (choice: typeof mood_data) =>
    choice ? { granted: choice.granted, at: choice.at.toISOString() } : null;
  return { moodData: reply(mood_data), aiQuotes: reply(ai_quotes) };
}
