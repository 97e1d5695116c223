import { endpoint, route } from "@/lib/http/route";
import { consume } from "@/lib/limits/consume";
import { remindersOf, setTime } from "@/lib/reminders/devices";
import { Reminders, ReminderTimeInput } from "@/lib/reminders/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** When and on which devices the member is reminded of checking in. */
  GET: endpoint({ access: "member", reply: Reminders }, ({ viewer }) => remindersOf(viewer)),
  /** Sets the time, on the member's own clock. */
  PUT: endpoint(
    { access: "member", body: ReminderTimeInput, reply: Reminders },
    async ({ viewer, body: { time } }) => {
      await consume("preferences_member", viewer.id);
      await setTime(viewer.id, time);
      return remindersOf(viewer);
    },
  ),
});
