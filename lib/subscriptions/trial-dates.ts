import { TRIAL_DAYS } from "@/lib/brand";

/** The instant that a trial ends which begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * 86_400_000);
}

/** "Tuesday, November 24 at 14:05" on the clock of a zone. */
export function dateAndTime(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long", month: "long", day: "numeric" });
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  return `${day.format(at)} at ${time.format(at)}`;
}
