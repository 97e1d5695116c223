import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { addDevice, remindersOf, renewDevice } from "@/lib/reminders/devices";
import { ReminderDeviceInput, Reminders, RenewDeviceInput } from "@/lib/reminders/schema";

/** Turns reminders on in the browser that asks. */
export const POST = endpoint(
  { access: "member", body: ReminderDeviceInput, reply: Reminders },
  async ({ viewer, body: { endpoint: address, ...chosen } }) => {
    await consume("preferences_member", viewer.id);
    await addDevice(viewer, address, chosen);
    return remindersOf(viewer);
  },
);

/** Takes the new address of the browser that asks, if reminders are on there. */
export const PUT = endpoint(
  { access: "member", body: RenewDeviceInput, reply: Reminders },
  async ({ viewer, body: { endpoint: address } }) => {
    await consume("preferences_member", viewer.id);
    await renewDevice(viewer, address);
    return remindersOf(viewer);
  },
);
