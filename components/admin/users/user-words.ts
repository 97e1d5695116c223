import type { AdminUser } from "@/lib/admin/schema";
import { counted } from "@/lib/time/date-words";

/** Full name, or null for someone who gave none. */
export function fullName({ firstName, lastName }: Pick<AdminUser, "firstName" | "lastName">): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || null;
}

const PROVIDERS: Record<string, string> = { email: "Email", google: "Google", oidc: "Single sign-on" };

export function providerWord({ authProvider }: Pick<AdminUser, "authProvider">): string {
  return PROVIDERS[authProvider] ?? authProvider;
}

/** "1 user", "3,214 users". */
export function usersInWords(count: number): string {
  return `${counted(count)} ${count === 1 ? "user" : "users"}`;
}

/** With one decimal; of nobody, nobody is verified. */
export function percentOf(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`;
}
