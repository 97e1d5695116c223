import Stripe from "stripe";
import type { StripeConfig } from "@/lib/billing-settings";

/** A member waits for most calls, and some take several: better a clear failure than a long one. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export function stripeClient({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase ? hostOf(new URL(apiBase)) : {}),
  });
}

function hostOf(url: URL): { protocol: "http" | "https"; host: string; port: string } {
  const protocol = url.protocol === "http:" ? "http" : "https";
  return { protocol, host: url.hostname, port: url.port || (protocol === "http" ? "80" : "443") };
}
