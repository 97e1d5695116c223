import { toast } from "@/components/ui/toast-store";
import { isAccessExpired, messageOf } from "@/lib/http/client";

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
