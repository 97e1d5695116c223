import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { remindersOf, setTime } from "@/lib/reminders/devices";
import { Reminders, ReminderTimeInput } from "@/lib/reminders/schema";

/** When and on which devices the member is reminded of checking in. */
export const GET = endpoint({ access: "member", reply: Reminders }, ({ viewer }) => remindersOf(viewer));

/** Sets the time, on the member's own clock. */
export const PUT = endpoint(
  { access: "member", body: ReminderTimeInput, reply: Reminders },
  async ({ viewer, body: { time } }) => {
    await consume("preferences_member", viewer.id);
    await setTime(viewer.id, time);
    return remindersOf(viewer);
  },
);
