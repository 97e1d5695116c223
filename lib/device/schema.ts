import { z } from "zod";
import { SentCheckIn } from "@/lib/check-ins/schema";

/** The private half of the pair that a member's devices seal waiting check-ins with (RFC 7517). */
export const DeviceKey = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type DeviceKey = z.infer<typeof DeviceKey>;

/** The public half, as base64url of its point; null for who has not agreed to check-ins. */
export const SealingKey = z.object({ sealingKey: z.string().nullable() });

/** A check-in that waits for a connection. */
export const KeptCheckIn = z.object({
  /** Names it to the server, so that sending it twice is sending it once. */
  key: z.string(),
  /** The time is the device's: its clock may go wrong. */
  ratings: SentCheckIn.extend({ checkedInAt: z.iso.datetime() }),
  /** Where it was made, which decides its day. */
  timeZone: z.string(),
});

export type KeptCheckIn = z.infer<typeof KeptCheckIn>;

/** A saved quote that can be read without a connection. */
export const KeptFavorite = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  /** Whether the words lead to people to talk to, who then have to stand beside them. */
  leadsToPeople: z.boolean().default(false),
});
export type KeptFavorite = z.infer<typeof KeptFavorite>;
