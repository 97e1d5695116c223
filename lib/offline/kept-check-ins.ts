import { z } from "zod";
import { CheckInInput } from "@/lib/check-ins/schema";
import { call } from "@/lib/http/client";
import { deviceMember, openDevice, type Sealed, unseal, type WaitingCheckIn } from "./device";
import { DeviceKey } from "./schema";
import { importOpeningKey, openLetter } from "./sealed-letter";

/** A check-in that waits for a connection. */
const KeptCheckIn = z.object({
  /** Names it to the server, so that sending it twice is sending it once. */
  key: z.string(),
  /** The time is the device's: its clock may go wrong. */
  ratings: CheckInInput.extend({ checkedInAt: z.iso.datetime() }),
  /** Where it was made, which decides its day. */
  timeZone: z.string(),
});
export type KeptCheckIn = z.infer<typeof KeptCheckIn>;

/**
 * This member's check-ins that wait, oldest first. What nobody can read any more is dropped.
 *
 * @throws HttpError when the server does not hand out the key that opens them
 */
export async function keptCheckIns(memberId: string): Promise<KeptCheckIn[]> {
  const device = await openDevice();
  const keys = (await device?.getAllKeys("checkIns")) ?? [];
  if (!device || keys.length === 0) return [];
  const member = await deviceMember();
  let openingKey: CryptoKey | undefined;

  async function read(waiting: WaitingCheckIn | Sealed): Promise<unknown> {
    if (!("from" in waiting)) return member && unseal(member, waiting).catch(() => null);
    openingKey ??= await importOpeningKey(await deviceKey());
    return openLetter(openingKey, memberId, waiting).catch(() => null);
  }

  const kept: KeptCheckIn[] = [];
  for (const key of keys) {
    const waiting = await device.get("checkIns", key);
    if (!waiting || ("memberId" in waiting ? waiting.memberId : member?.id) !== memberId) continue;
    const checkIn = KeptCheckIn.safeParse(await read(waiting));
    if (checkIn.success) kept.push(checkIn.data);
    else await device.delete("checkIns", key);
  }
  return kept.sort((a, b) => a.ratings.checkedInAt.localeCompare(b.ratings.checkedInAt));
}

function deviceKey(): Promise<DeviceKey> {
  return call("/api/user/device-key", { reply: DeviceKey, seesTo: [401, 403] });
}
