import { WAITING_DAYS } from "@/lib/config/policy";

const WAITING_MS = WAITING_DAYS * 86_400_000;

/** Clocks in milliseconds: the device's, and how far it goes ahead of the server's. */
interface Clocks {
  deviceNow: number;
  aheadMs: number;
}

/**
 * When a check-in was made, by the server's clock: its time is what the device's clock said then, which may have been
 * wrong, or be wrong now.
 *
 * @returns null when by neither clock it lies in the days that a check-in may wait
 */
export function madeAt(said: number, { deviceNow, aheadMs }: Clocks): Date | null {
  const now = deviceNow - aheadMs;
  const isTaken = (at: number) => at <= now && now - at <= WAITING_MS;
  // A clock that was put right since says that it was made later than now.
  const asAheadAsNow = Math.min(said - aheadMs, now);
  const found = [asAheadAsNow, said].find(isTaken);
  return found === undefined ? null : new Date(found);
}
