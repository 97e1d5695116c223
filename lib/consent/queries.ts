import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { database, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { POLICY_VERSION } from "./consent-mark";
import {
  type Choice,
  type Choices,
  COOKIE_PURPOSES,
  type Consents,
  type CookieConsent,
  MOOD_PURPOSES,
  type MoodConsent,
  PURPOSES,
  type Purpose,
} from "./schema";

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
    select: CHOICE,
  });
  return newestIn(rows);
}

const CHOICE = {
  purpose: true,
  granted: true,
  createdAt: true,
  policyVersion: true,
  recordedById: true,
} as const satisfies Prisma.ConsentSelect;
type ChoiceRow = Prisma.ConsentGetPayload<{ select: typeof CHOICE }>;

/**
 * A member's newest choice of each purpose within another query's row, for `consentsIn`. Read with that row by one join,
 * where PostgreSQL picks them out; by itself Prisma would fetch all that was ever chosen.
 */
export const CONSENT_ROWS = {
  where: { purpose: { in: [...PURPOSES] } },
  distinct: ["purpose"],
  orderBy: [{ purpose: "asc" }, { createdAt: "desc" }, { id: "desc" }],
  select: CHOICE,
} satisfies Prisma.User$consentsArgs;

/** @param rows of each purpose the newest first */
function newestIn(rows: readonly ChoiceRow[]): Choices {
  const choices: Record<string, Choice> = {};
  for (const { purpose, granted, createdAt, policyVersion, recordedById } of rows)
    choices[purpose] ??= { granted, at: createdAt, policyVersion, byOperator: recordedById !== null };
  return choices;
}

/** The newest choice about ratings of the member `$1`, of whatever policy: a list within another query's row. */
export const MOOD_CHOICES = `
  ARRAY(
    SELECT DISTINCT ON ("purpose") jsonb_build_object(
      'purpose', "purpose", 'granted', "granted", 'policyVersion', "policyVersion")
    FROM "Consent" WHERE "userId" = $1 AND "purpose" IN (${MOOD_PURPOSES.map((purpose) => `'${purpose}'`).join()})
    ORDER BY "purpose", "createdAt" DESC, "id" DESC
  )`;

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

/**
 * Whether something was chosen about cookies.
 *
 * @param rows the member's, as `CONSENT_ROWS` reads them
 */
export function hasCookieChoice(rows: readonly ChoiceRow[]): boolean {
  const isCookies = (purpose: string) => COOKIE_PURPOSES.some((one) => one === purpose);
  return rows.some(({ purpose, policyVersion }) => policyVersion === POLICY_VERSION && isCookies(purpose));
}

/** What the member allows to be done with their ratings. */
export async function moodConsentOf(userId: string): Promise<MoodConsent> {
  return moodConsentIn(await choicesOf(await database(), { userId }, MOOD_PURPOSES));
}

/** The same, and when each of their consents was given or taken back. */
export async function consentsOf(userId: string): Promise<Consents> {
  const db = await database();
  const member = await db.user.findUnique({
    where: { id: userId },
    relationLoadStrategy: "join",
    select: { consents: CONSENT_ROWS },
  });
  return consentsIn(member?.consents ?? []);
}

/** @param rows the member's, as `CONSENT_ROWS` reads them */
export function consentsIn(rows: readonly ChoiceRow[]): Consents {
  const choices = newestIn(rows);
  const given = PURPOSES.flatMap((purpose) => {
    const choice = choices[purpose];
    if (!choice) return [];
    const { granted, at, byOperator } = choice;
    return [{ purpose, granted, at: at.toISOString(), byOperator }];
  });
  return { ...moodConsentIn(choices), given };
}

function moodConsentIn({ mood_data, ai_quotes }: Choices): MoodConsent {
  return { moodData: underThisPolicy(mood_data), aiQuotes: underThisPolicy(ai_quotes) };
}

function underThisPolicy(choice: Choice | undefined): MoodConsent["moodData"] {
  return choice?.policyVersion === POLICY_VERSION
    ? { granted: choice.granted, at: choice.at.toISOString() }
    : null;
}

/** @throws AppError forbidden when the member took back their consent to keeping ratings, under whatever policy */
export async function assertMayKeep(db: Transaction, userId: string): Promise<void> {
  const newest = await db.consent.findFirst({
    where: { userId, purpose: "mood_data" satisfies Purpose },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { granted: true },
  });
  refuseTakenBack(newest);
}

/** @throws AppError forbidden when this choice about keeping ratings is a no; who was never asked is not refused */
export function refuseTakenBack(moodData: Pick<Choice, "granted"> | null | undefined): void {
  if (moodData?.granted !== false) return;
  throw new AppError(
    "forbidden",
    "You've taken back your consent to us keeping your ratings. To agree again, reload the check-in page and we'll ask you.",
  );
}

/** Whose choice it is: a member's, or that of a browser nobody is signed in at. */
export type Chooser = { userId: string } | { visitorId: string };
