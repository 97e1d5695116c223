import { z } from "zod";

/** The private half of the pair that a member's devices seal waiting check-ins with (RFC 7517). */
export const DeviceKey = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type DeviceKey = z.infer<typeof DeviceKey>;
