import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The block of a request with this header, behind so many proxies of our own. */
async function block(forwardedFor: string | null, trustedProxies: number): Promise<string | null> {
  vi.resetModules();
  vi.stubEnv("TRUSTED_PROXIES", String(trustedProxies));
  vi.stubEnv("AUTH_SECRET", "a secret of thirty-two characters");
  vi.stubEnv("DATA_ENCRYPTION_KEYS", Buffer.alloc(32).toString("base64"));
  const { addressBlock } = await import("@/lib/limits/consume");
  const headers = new Headers(forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor });
  return addressBlock(new Request("http://localhost:3000/", { headers }));
}

test("Without a trusted proxy nothing that a caller writes names their network", async () => {
  expect(await block("203.0.113.7", 0)).toBeNull();
});

test("Behind one proxy only what that proxy added counts, whatever the caller wrote before it", async () => {
  expect(await block("198.51.100.1, 203.0.113.7", 1)).toBe("203.0.113.0/24");
  expect(await block("203.0.113.9", 1)).toBe(await block("203.0.113.200", 1));
});

test("Behind two proxies the place before the last is the caller's", async () => {
  expect(await block("1.2.3.4, 203.0.113.7, 10.0.0.1", 2)).toBe("203.0.113.0/24");
});

test("IPv6 addresses of one /64 are one network, however they are written", async () => {
  expect(await block("2001:db8:1:2:aaaa::1", 1)).toBe("2001:db8:1:2::/64");
  expect(await block("2001:0db8:0001:0002::99", 1)).toBe("2001:db8:1:2::/64");
  expect(await block("::ffff:203.0.113.7", 1)).toBe("203.0.113.0/24");
});

test("A port beside the address does not hide the network", async () => {
  expect(await block("203.0.113.7:4711", 1)).toBe("203.0.113.0/24");
  expect(await block("[2001:db8:1:2::9]:4711", 1)).toBe("2001:db8:1:2::/64");
  expect(await block("[2001:db8:1:2::9]", 1)).toBe("2001:db8:1:2::/64");
  expect(await block("[::ffff:203.0.113.7]:80", 1)).toBe("203.0.113.0/24");
});

test("Those whose network a trusted proxy does not tell are counted together, never not at all", async () => {
  for (const header of [null, "", "unknown", "_hidden", "nonsense", "1.2.3", "1.2.3.4:x", "[nonsense]:80"]) {
    expect([header, await block(header, 1)]).toEqual([header, "untold"]);
  }
  expect(await block("203.0.113.7", 2)).toBe("untold");
});
