import { z } from "zod";
import { CheckInInput } from "@/lib/check-ins/schema";
import { deviceMember, openDevice, unseal } from "./device";

/** A check-in that waits for a connection. */
const KeptCheckIn = z.object({
  /** Names it to the server, so that sending it twice is sending it once. */
  key: z.string(),
  ratings: CheckInInput.extend({ checkedInAt: z.iso.datetime() }),
  /** Where it was made, which decides its day. */
  timeZone: z.string(),
});
export type KeptCheckIn = z.infer<typeof KeptCheckIn>;

/** The check-ins that wait, oldest first. What cannot be read any more is dropped. */
export async function keptCheckIns(): Promise<KeptCheckIn[]> {
  const [member, device] = await Promise.all([deviceMember(), openDevice()]);
  if (!member || !device) return [];
  const kept: KeptCheckIn[] = [];
  for (const key of await device.getAllKeys("checkIns")) {
    const sealed = await device.get("checkIns", key);
    const read = sealed && KeptCheckIn.safeParse(await unseal(member, sealed).catch(() => null));
    if (read?.success) kept.push(read.data);
    else await device.delete("checkIns", key);
  }
  return kept.sort((a, b) => a.ratings.checkedInAt.localeCompare(b.ratings.checkedInAt));
}

export async function dropCheckIn(key: string): Promise<void> {
  await (await openDevice())?.delete("checkIns", key);
}
