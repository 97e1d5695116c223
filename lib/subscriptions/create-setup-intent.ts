import "server-only";
import { billing } from "@/lib/services/billing";
import type { Payer } from "@/lib/services/billing/port";
import type { SetupIntent } from "./schema";

/** Begins the agreement on how to pay. Nothing is charged and nothing is stored here. */
export function createSetupIntent({ id, email }: Payer): Promise<SetupIntent> {
  return billing().createSetupIntent({ id, email });
}
