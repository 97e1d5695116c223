import { deviceMember, openDevice, seal, sealLetter } from "./device";
import type { KeptCheckIn } from "./schema";

/**
 * Keeps a check-in on this device until it can be sent. Kept once more, it stays as it was the first time.
 *
 * @returns whether it is kept; a browser may refuse, or nobody may be signed in here
 */
export async function keepCheckIn(checkIn: KeptCheckIn): Promise<boolean> {
  const [member, device] = await Promise.all([deviceMember(), openDevice()]);
  if (!member || !device) return false;
  if ((await device.getKey("checkIns", checkIn.key)) !== undefined) return true;
  const { id, sealingKey } = member;
  const sealed = sealingKey
    ? { ...(await sealLetter(sealingKey, id, checkIn)), memberId: id }
    : await seal(member, checkIn);
  await device.put("checkIns", sealed, checkIn.key);
  return true;
}

/** How many wait here for the member, who cannot read them before they are signed in again. */
export async function waitingHere(memberId: string): Promise<number> {
  const waiting = (await (await openDevice())?.getAll("checkIns")) ?? [];
  return waiting.filter((one) => !("memberId" in one) || one.memberId === memberId).length;
}

export async function dropCheckIn(key: string): Promise<void> {
  await (await openDevice())?.delete("checkIns", key);
}
