import { consume } from "@/lib/abuse/consume";
import { endpoint, route } from "@/lib/http/route";
import { addDevice } from "@/lib/reminders/add-device";
import { remindersOf } from "@/lib/reminders/queries";
import { ReminderDeviceInput, Reminders } from "@/lib/reminders/schema";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** Turns reminders on in the browser that asks; once more, it takes the browser's new address. */
  POST: endpoint(
    { access: "member", body: ReminderDeviceInput, reply: Reminders },
    async ({ viewer, body: { endpoint: address, time } }) => {
      await consume("preferences_member", viewer.id);
      await addDevice(viewer, address, time);
      return remindersOf(viewer);
    },
  ),
});
