import { customerCalls } from "@/tests/support/loopback-stripe/customer-calls";
import { invoiceCalls } from "@/tests/support/loopback-stripe/invoice-calls";
import { setupCalls } from "@/tests/support/loopback-stripe/setup-calls";
import { subscriptionCalls } from "@/tests/support/loopback-stripe/subscription-calls";
import type { Call } from "./parameters";

/** What of Stripe's API there is here. */
const CALLS: readonly Call[] = [...customerCalls, ...setupCalls, ...subscriptionCalls, ...invoiceCalls];

export function findCall(method: string, path: string): { call: Call; id: string } | null {
  for (const call of CALLS) {
    const pattern = new RegExp(`^/v1/${call.path.replace("{id}", "([^/]+)")}$`);
    const found = call.method === method ? pattern.exec(path) : null;
    if (found) return { call, id: decodeURIComponent(found[1] ?? "") };
  }
  return null;
}
