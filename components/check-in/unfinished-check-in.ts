import { v4 as uuid, validate } from "uuid";
import { sharedState } from "@/components/ui/shared-state";
import {
  DIMENSION_KEYS,
  type DimensionKey,
  type Form,
  type FullLevels,
  isTimeOfDay,
  keysOf,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVEL, hasLevels } from "@/lib/check-ins/levels";
import { isWish, type Wish } from "@/lib/check-ins/rules";
import type { SentCheckIn } from "@/lib/check-ins/schema";
import { EARLIER_DAYS } from "@/lib/config/policy";
import type { SealedTab } from "@/lib/device/sealed-tab";
import { browserTimeZone } from "@/lib/time/browser-time-zone";
import { addDays, localDate } from "@/lib/time/clock";

const STORAGE_KEY = "check-in";

/** A check-in under way. It lives in this tab alone, sealed, through a reload, until it succeeds or the member signs out. */
export interface Unfinished {
  memberId: string;
  /** Which sliders are shown; the others keep their place. */
  form: Form;
  levels: FullLevels;
  /** The sliders that were moved. */
  moved: readonly DimensionKey[];
  /** Null until the member chose; read it by `timeOfDayOf`. */
  timeOfDay: TimeOfDay | null;
  /** The day of an earlier moment; null is now. */
  day: string | null;
  /** What would help, where that was said. */
  wish: Wish | null;
  /** What was sent and is not known to have arrived. */
  attempts: readonly Attempt[];
}

/** Whose check-in is under way. */
export interface Rater {
  id: string;
  /** What their devices seal with; null: as this device has it. */
  sealingKey: string | null;
}

/** What this member left unfinished; anyone else's is thrown away. What cannot be opened just now stays. */
export async function recallUnfinished(memberId: string): Promise<Unfinished | null> {
  // Had as soon as the form stands: when something is to be kept, the connection may be gone.
  void sealedTab().catch(() => {});
  const before = latest;
  const stored = await storedUnfinished().catch(() => undefined);
  if (stored?.memberId === memberId) return stored;
  if (stored !== undefined && latest === before) forgetUnfinished();
  return null;
}

/** What was last kept or forgotten here. It is sealed a moment later than it is told. */
let latest: Unfinished | null = null;
let sealing: Promise<void> = Promise.resolve();

/** Keeps it in this tab, sealed. */
export function keepUnfinished(unfinished: Unfinished, sealingKey: string | null): void {
  latest = unfinished;
  sealing = sealing.then(() => write(unfinished, sealingKey)).catch(() => {});
}

/** Resolves once what was kept is in the tab's storage. */
export function unfinishedKept(): Promise<void> {
  return sealing;
}

/** Resolves with the work that a press waits for, or where that takes too long to wait for. */
export function soon(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((over) => setTimeout(over, SOON_MS))]);
}

/** A press is not held up for longer, as where a script does not come. */
const SOON_MS = 500;

async function write(unfinished: Unfinished, sealingKey: string | null): Promise<void> {
  // Of many moves of a slider only the last is worth it.
  if (latest !== unfinished) return;
  const { sealTab } = await sealedTab();
  const sealed = await sealTab(unfinished.memberId, sealingKey, unfinished);
  if (latest === unfinished && sealed) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(sealed));
}

/** Nothing on the screen waits for it. */
const sealedTab = () => import("@/lib/device/sealed-tab");

export function forgetUnfinished(): void {
  latest = null;
  attempting(() => sessionStorage.removeItem(STORAGE_KEY));
}

const arrivedKeys = sharedState<readonly string[]>([]);

/** Calls back with the keys of what arrived from the device while a form stands open, until what it answers is called. */
export function followArrived(onArrived: (keys: readonly string[]) => void): () => void {
  return arrivedKeys.follow(() => onArrived(arrivedKeys.get()));
}

/** A check-in that this device had kept has arrived: unless it was changed since, the tab holds nothing unfinished. */
export async function forgetArrived(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await forgetStored(keys).catch(() => {});
  arrivedKeys.set(keys);
}

async function forgetStored(keys: readonly string[]): Promise<void> {
  await unfinishedKept();
  const before = latest;
  const stored = await storedUnfinished();
  // An open form that moved on meanwhile goes by the keys itself.
  if (!stored || latest !== before) return;
  const { attempts } = stored;
  const arrived = attempts.filter(({ key }) => keys.includes(key));
  if (arrived.some((attempt) => isSentAs(attempt, stored))) forgetUnfinished();
  else if (arrived.length > 0) {
    keepUnfinished({ ...stored, attempts: attempts.filter((attempt) => !arrived.includes(attempt)) }, null);
  }
}

/** What is sent of a check-in. */
export function ratingsIn({ form, levels, moved, wish, day }: Unfinished, timeOfDay: TimeOfDay): SentCheckIn {
  const asked = keysOf(form);
  const touched = asked.filter((key) => moved.includes(key));
  return {
    ...Object.fromEntries(asked.map((key) => [key, levels[key]])),
    ...(form === "full" ? {} : { form }),
    ...(touched.length > 0 && touched.length < asked.length ? { moved: touched } : {}),
    timeOfDayPreference: timeOfDay,
    ...(wish ? { wish } : {}),
    ...(day === null ? {} : { checkedInAt: momentOf(day, timeOfDay) }),
  };
}

/** The days of this device before today that an earlier moment may be of, the last first. */
export function earlierDays(now: Date): string[] {
  const today = localDate(now, browserTimeZone());
  return Array.from({ length: EARLIER_DAYS - 1 }, (_, index) => addDays(today, -1 - index));
}

/** An hour within each time of day. */
const HOURS: Readonly<Record<TimeOfDay, string>> = { morning: "09", afternoon: "15", evening: "21" };

/** The instant that an earlier moment counts for, by this device's clock. */
function momentOf(day: string, timeOfDay: TimeOfDay): string {
  return new Date(`${day}T${HOURS[timeOfDay]}:00:00`).toISOString();
}

async function storedUnfinished(): Promise<Unfinished | null> {
  const value = attempting((): unknown => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"));
  if (!isSealed(value)) return asUnfinished(value);
  const { openTab } = await sealedTab();
  return asUnfinished(await openTab(value));
}

/** One that an earlier version kept lies there open. */
function isSealed(value: unknown): value is SealedTab {
  return typeof value === "object" && value !== null && "memberId" in value && "letter" in value;
}

/** By hand: a parser would be most of what this screen loads. */
function asUnfinished(value: unknown): Unfinished | null {
  if (typeof value !== "object" || value === null) return null;
  const found: Partial<Record<string, unknown>> = { ...value };
  const { memberId, levels, timeOfDay, wish = null, attempts } = found;
  const isWhole =
    typeof memberId === "string" &&
    hasLevels(levels, DIMENSION_KEYS) &&
    (timeOfDay === null || isTimeOfDay(timeOfDay)) &&
    (wish === null || isWish(wish)) &&
    Array.isArray(attempts) &&
    attempts.every(isAttempt);
  if (!isWhole) return null;
  const { moved } = found;
  const isMoved = (key: DimensionKey) =>
    Array.isArray(moved) ? moved.includes(key) : levels[key] !== DEFAULT_LEVEL;
  return {
    memberId,
    form: formOf(found.form),
    levels,
    moved: DIMENSION_KEYS.filter(isMoved),
    timeOfDay,
    day: earlierDays(new Date()).find((day) => day === found.day) ?? null,
    wish,
    attempts,
  };
}

/** What is stored without a form is a full one. */
function formOf(value: unknown): Form {
  return value === "short" ? "short" : "full";
}

/** Without storage, or with something else in it, a check-in lasts as long as the page. */
function attempting<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** A check-in that was sent, under the key that names it to the server. */
export interface Attempt {
  key: string;
  ratings: SentCheckIn;
  /** When it was first sent. */
  sentAt: number;
}

/** Shorter than from a time of day to the same one of the next day. */
const SAME_MOMENT_MS = 6 * 3_600_000;

function isOfNow({ ratings, sentAt }: Attempt): boolean {
  return ratings.checkedInAt !== undefined || Date.now() - sentAt < SAME_MOMENT_MS;
}

/** Whether these ratings went out in that attempt: at its time of day, unless the member chose another. */
function isSentAs({ ratings }: Attempt, unfinished: Unfinished): boolean {
  return sameRatings(ratingsIn(unfinished, unfinished.timeOfDay ?? ratings.timeOfDayPreference), ratings);
}

/** As the member chose, or as these same ratings were sent just now; else null: the clock's. */
export function timeOfDayOf(unfinished: Unfinished): TimeOfDay | null {
  if (unfinished.timeOfDay !== null) return unfinished.timeOfDay;
  const sent = unfinished.attempts.findLast((attempt) => isOfNow(attempt) && isSentAs(attempt, unfinished));
  return sent?.ratings.timeOfDayPreference ?? null;
}

/**
 * Ratings that were sent and have not arrived are the same check-in when they are sent again; others are a new one, and
 * so are the same levels of another day.
 */
export function attemptFor(ratings: SentCheckIn, open: readonly Attempt[]): Attempt {
  const same = open.find((attempt) => isOfNow(attempt) && sameRatings(attempt.ratings, ratings));
  return same ?? { key: uuid(), ratings, sentAt: Date.now() };
}

/** Whether this is an attempt, as one that was stored comes back. */
function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null) return false;
  if (!("key" in value && "ratings" in value && "sentAt" in value)) return false;
  const { key, ratings, sentAt } = value;
  if (typeof ratings !== "object" || ratings === null) return false;
  const form = formOf("form" in ratings ? ratings.form : undefined);
  return (
    typeof key === "string" &&
    validate(key) &&
    typeof sentAt === "number" &&
    hasLevels(ratings, keysOf(form)) &&
    "timeOfDayPreference" in ratings &&
    isTimeOfDay(ratings.timeOfDayPreference)
  );
}

/** The same levels at the same time of the same day; what would help, and which sliders were touched, is no part of a rating. */
export function sameRatings(a: SentCheckIn, b: SentCheckIn): boolean {
  return (
    a.timeOfDayPreference === b.timeOfDayPreference &&
    a.checkedInAt === b.checkedInAt &&
    DIMENSION_KEYS.every((key) => a[key] === b[key])
  );
}
