import { toast } from "@/components/ui/toast-store";
import { HttpError } from "@/lib/http/client";

/** Refusals whose reason tells a person what to do: too many tries, and a service that cannot be reached. */
const TELLING = [429, 503];

/** Tells that something failed, in fixed words unless the server's own say more. */
export function tellFailure(title: string, error: unknown, otherwise: string): void {
  const said = error instanceof HttpError && TELLING.includes(error.status) ? error.serverMessage : null;
  toast({ title, description: said ?? otherwise, variant: "destructive" });
}
