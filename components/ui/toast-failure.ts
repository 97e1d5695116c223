import { HttpError, isAccessExpired, messageOf } from "@/lib/http/client";
import { toast } from "./toast";

/**
 * Tells a person that something failed, in the server's own words where it has some. Ended access is left to its
 * own notice: only one toast shows at a time, and that one says what comes next.
 */
export function toastFailure(title: string, error: unknown, otherwise: string): void {
  if (isAccessExpired(error)) return;
  toast({ title, description: messageOf(error, otherwise), variant: "destructive" });
}

/** Tells a person that something failed, in words that are the same whatever the server said. */
export function toastFixedFailure(title: string, error: unknown, description: string): void {
  if (isAccessExpired(error)) return;
  toast({ title, description, variant: "destructive" });
}

/** Refusals whose reason tells a person what to do: too many tries, and a service that cannot be reached. */
const TELLING = [429, 503];

/** Tells that something failed, in fixed words unless the server's own say more. */
export function tellFailure(title: string, error: unknown, otherwise: string): void {
  const said = error instanceof HttpError && TELLING.includes(error.status) ? error.serverMessage : null;
  toast({ title, description: said ?? otherwise, variant: "destructive" });
}
