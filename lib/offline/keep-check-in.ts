import { deviceMember, openDevice, seal } from "./device";
import type { KeptCheckIn } from "./kept-check-ins";

/**
 * Keeps a check-in on this device until it can be sent.
 *
 * @returns whether it is kept; a browser may refuse, or nobody may be signed in here
 */
export async function keepCheckIn(checkIn: KeptCheckIn): Promise<boolean> {
  const [member, device] = await Promise.all([deviceMember(), openDevice()]);
  if (!member || !device) return false;
  await device.put("checkIns", await seal(member, checkIn), checkIn.key);
  return true;
}
