import { HttpError, isAccessExpired, messageOf } from "@/lib/http/client";
import { toast } from "./toast";

/** Refusals whose reason tells a person what to do: too many tries, and a service that cannot be reached. */
const TELLING = [429, 503];

/**
 * Tells a person that something failed. Ended access is left to its own notice: only one toast shows at a time, and
 * that one says what comes next.
 *
 * @param words whose words say more: the server's where it has some, only those that tell what to do, or always ours
 */
export function toastFailure(
  title: string,
  error: unknown,
  ours: string,
  words: "server's" | "telling" | "ours" = "server's",
): void {
  if (isAccessExpired(error)) return;
  toast({ title, description: describe(error, ours, words), variant: "destructive" });
}

function describe(error: unknown, ours: string, words: "server's" | "telling" | "ours"): string {
  if (words === "server's") return messageOf(error, ours);
  const isTelling = words === "telling" && error instanceof HttpError && TELLING.includes(error.status);
  return isTelling ? messageOf(error, ours) : ours;
}
