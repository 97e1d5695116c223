import type { core } from "zod";

// zod tries whether it may make functions out of text. The security policy forbids that, and browsers report each try.
// It may be loaded before this or long after, so what it reads is set by name.
const shared = globalThis as typeof globalThis & { __zod_globalConfig?: core.$ZodConfig };
if (typeof window !== "undefined") {
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.jitless = true;
}
