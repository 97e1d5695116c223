import "server-only";
import { memberDevices } from "@/lib/accounts/sessions";
import { push } from "@/lib/services/push";
import { DEFAULT_TIME } from "./rules";
import type { Reminders } from "./schema";

/** When and where the member is reminded of checking in. */
export async function remindersOf({ id, sessionId }: { id: string; sessionId: string }): Promise<Reminders> {
  const { checkInReminder, sessions } = await memberDevices(id);
  return {
    time: checkInReminder?.time ?? DEFAULT_TIME,
    publicKey: push()?.publicKey ?? null,
    devices: sessions.flatMap(({ id, browser, pushSubscription }) => {
      if (!pushSubscription) return [];
      const isFailing = pushSubscription.failedAt !== null;
      return [{ id: pushSubscription.id, browser, isThisOne: id === sessionId, isFailing }];
    }),
  };
}
