import { z } from "zod";
import { anId } from "@/lib/ground/id";
import { DEFAULT_TIME, EVERY_DAY } from "./rules";

const Time = z
  .string("must be text")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `must be a time such as ${DEFAULT_TIME}`);

const Days = z
  .array(z.int("must be numbers from 0, Sunday, to 6").min(0).max(6), "must be a list")
  .min(1, "must name a day")
  .max(EVERY_DAY.length, "must name each day once")
  .refine((days) => new Set(days).size === days.length, "must name each day once");

/** What is left out stays as it is. */
const Choices = {
  /** A second reminder of the same days; null takes it back. */
  secondTime: Time.nullable().optional(),
  /** Days of the week, Sunday being 0. */
  days: Days.optional(),
  /** Not on days with a check-in. */
  unlessCheckedIn: z.boolean("must be true or false").optional(),
};

export const RemindersInput = z.strictObject({ time: Time, ...Choices });
export type RemindersInput = z.infer<typeof RemindersInput>;

/** Where a browser's push service takes messages for it (W3C, Push API). */
const Endpoint = z.string("must be text").max(2_000, "must have at most 2000 characters");

export const RenewDeviceInput = z.strictObject({ endpoint: Endpoint });

/** A browser that agreed to show reminders. */
export const ReminderDeviceInput = z.strictObject({
  endpoint: Endpoint,
  /** Without one the member's present time stays. */
  time: Time.optional(),
  ...Choices,
});

export const ReminderDeviceParams = z.object({ id: anId() });

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
  secondTime: z.string().nullable(),
  /** Sunday is 0. */
  days: z.array(z.number()),
  unlessCheckedIn: z.boolean(),
  /** What a browser ties its subscription to; null: this server sends no reminders. */
  publicKey: z.string().nullable(),
  devices: z.array(ReminderDevice),
});
export type Reminders = z.infer<typeof Reminders>;
