import { z } from "zod";
import { DEFAULT_TIME } from "./rules";

const Time = z
  .string("must be text")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `must be a time such as ${DEFAULT_TIME}`);

export const ReminderTimeInput = z.strictObject({ time: Time });

/** Where a browser's push service takes messages for it (W3C, Push API). */
const Endpoint = z.string("must be text").max(2_000, "must have at most 2000 characters");

export const RenewDeviceInput = z.strictObject({ endpoint: Endpoint });

/** A browser that agreed to show reminders. */
export const ReminderDeviceInput = z.strictObject({
  endpoint: Endpoint,
  /** Without one the member's present time stays. */
  time: Time.optional(),
});

export const ReminderDeviceParams = z.object({ id: z.uuid() });

const ReminderDevice = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows". */
  browser: z.string(),
  isThisOne: z.boolean(),
  /** Whether its push service did not take the last reminder. */
  isFailing: z.boolean(),
});
export type ReminderDevice = z.infer<typeof ReminderDevice>;

export const Reminders = z.object({
  /** HH:MM on the member's own clock. */
  time: z.string(),
  /** What a browser ties its subscription to; null: this server sends no reminders. */
  publicKey: z.string().nullable(),
  devices: z.array(ReminderDevice),
});
export type Reminders = z.infer<typeof Reminders>;
