import { toast } from "@/components/ui/toast";

/** How a member comes back from a further step at their bank. */
export interface ReturnedSetup {
  setupIntentId: string;
  succeeded: boolean;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What Stripe adds to the address that a member comes back to. */
export const RETURN_PARAMETERS = ["setup_intent", "setup_intent_client_secret", "redirect_status"] as const;

/** Null unless this address is one that somebody came back to. Only the server finds out whether it is true. */
export function returnedSetup(query: Query): ReturnedSetup | null {
  const { setup_intent: setupIntentId, redirect_status: status } = query;
  if (typeof setupIntentId !== "string" || typeof status !== "string") return null;
  return { setupIntentId, succeeded: status === "succeeded" };
}

export function toastIncompleteSetup(): void {
  toast({
    title: "Setup Incomplete",
    description: "Please complete the payment setup process.",
    variant: "destructive",
  });
}

/** A client secret begins with the id of what it opens. */
export function setupIntentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? clientSecret;
}
