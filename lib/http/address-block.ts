import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { env } from "@/lib/env";

/**
 * The network that a request comes from: an IPv4 address's /24, an IPv6 address's /64, or "unknown".
 *
 * The address is read only from `X-Forwarded-For`, and only as many places from its right end as there are
 * trusted proxies (`TRUSTED_PROXIES`): what stands further left was written by the caller.
 */
export function addressBlock(request: Request): string {
  const { trustedProxies } = env();
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return address ? blockOf(address) : "unknown";
}

function blockOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIPv6(plain)) return `${expanded(plain).slice(0, 4).join(":")}::/64`;
  return "unknown";
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
