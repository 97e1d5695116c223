import { endpoint } from "@/lib/http/endpoint";
import { remindersOf, removeDevice } from "@/lib/reminders/devices";
import { ReminderDeviceParams, Reminders } from "@/lib/reminders/schema";

/** Turns reminders off on one of the member's devices. */
export const DELETE = endpoint(
  { access: "member", params: ReminderDeviceParams, reply: Reminders },
  async ({ viewer, params }) => {
    await removeDevice(viewer.id, params.id);
    return remindersOf(viewer);
  },
);
