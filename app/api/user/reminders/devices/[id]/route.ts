import { endpoint, route } from "@/lib/http/route";
import { remindersOf, removeDevice } from "@/lib/reminders/devices";
import { ReminderDeviceParams, Reminders } from "@/lib/reminders/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Turns reminders off on one of the member's devices. */
  DELETE: endpoint(
    { access: "member", params: ReminderDeviceParams, reply: Reminders },
    async ({ viewer, params }) => {
      await removeDevice(viewer.id, params.id);
      return remindersOf(viewer);
    },
  ),
});
