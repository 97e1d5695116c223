import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { remindersOf, setReminders } from "@/lib/reminders/devices";
import { Reminders, RemindersInput } from "@/lib/reminders/schema";

/** When and on which devices the member is reminded of checking in. */
export const GET = endpoint({ access: "member", reply: Reminders }, ({ viewer }) => remindersOf(viewer));

/** Sets the days and the times, on the member's own clock. */
export const PUT = endpoint(
  { access: "member", body: RemindersInput, reply: Reminders },
  async ({ viewer, body }) => {
    await consume("preferences_member", viewer.id);
    await setReminders(viewer.id, body);
    return remindersOf(viewer);
  },
);
