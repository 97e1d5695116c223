import type { AdminUser } from "@/lib/admin/schema";
import { localDate, localTime } from "@/lib/time/clock";
import { countOf, shortFullDay, timeInWords } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

/** "21 Nov 2026". Dates of the consoles are UTC's, the same for every admin. */
export function day(instant: string, region?: Region): string {
  return shortFullDay(localDate(new Date(instant), "UTC"), region);
}

/** "21 Nov 2026, 05:45 UTC". */
export function moment(instant: string, region?: Region): string {
  return `${day(instant, region)}, ${timeInWords(localTime(new Date(instant), "UTC"), region)} UTC`;
}

/** Full name, or null for someone who gave none. */
export function fullName({ firstName, lastName }: Pick<AdminUser, "firstName" | "lastName">): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || null;
}

const PROVIDERS: Record<string, string> = {
  email: "Email",
  password: "Password",
  passkey: "Passkey",
  google: "Google",
  oidc: "Single sign-on",
};

export function providerWord(provider: string): string {
  return PROVIDERS[provider] ?? provider;
}

/** "Trial ending" for `trialEnding`. */
export function letterWord(kind: string): string {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "1 user", "3,214 users". */
export function usersInWords(count: number): string {
  return countOf(count, "user", "users");
}

/** With one decimal; of nobody, nobody is verified. */
export function percentOf(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`;
}
