import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { env } from "@/lib/config/env";
import { log } from "@/lib/ground/log";
import { consume, type LimitName } from "@/lib/limits/consume";

/** Requests whose network our own proxy did not tell. */
export const UNTOLD = "untold";

/**
 * The network that a request comes from: an IPv4 address's /24 or an IPv6 address's /64; null where no proxy is trusted
 * to tell it, `UNTOLD` where the trusted one did not.
 *
 * The address is read only from `X-Forwarded-For`, and only as many places from its right end as there are
 * trusted proxies (`TRUSTED_PROXIES`): what stands further left was written by the caller.
 */
export function addressBlock(request: Request): string | null {
  const { trustedProxies } = env();
  if (trustedProxies === 0) return null;
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return blockOf(withoutPort(hops.at(-trustedProxies) ?? ""));
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711` (RFC 7239, section 6). */
function withoutPort(hop: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return v6 ?? v4 ?? hop;
}

function blockOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIPv6(plain)) return `${expanded(plain).slice(0, 4).join(":")}::/64`;
  return UNTOLD;
}

/** The eight groups of an IPv6 address (RFC 4291, section 2.2). */
function expanded(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

type BlockLimit = Extract<LimitName, `${string}_block`>;

let isWarned = false;

/**
 * Counts a try against the network that it comes from. Where no proxy is trusted to tell the network nothing is
 * counted: everybody would share one count, and one caller could lock all out. Where the trusted proxy does not tell
 * it, those whom it keeps silent about do share one, and the operator is told: an unlimited way in is worse.
 *
 * @throws AppError rate_limited
 */
export async function limitBlock(name: BlockLimit, request: Request): Promise<void> {
  const block = addressBlock(request);
  if (block === null) return;
  if (block === UNTOLD && !isWarned) {
    isWarned = true;
    log.warn({
      event: "network_untold",
      mend: "X-Forwarded-For has no address at the place TRUSTED_PROXIES points to. Check your proxy, and how many there are.",
    });
  }
  await consume(name, block);
}
