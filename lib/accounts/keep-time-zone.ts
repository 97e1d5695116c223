import "server-only";
import { timeZoneOf } from "@/lib/http/time-zone";
import { setTimeZone } from "./set-time-zone";

/**
 * The zone that decides which day an entry made now belongs to: the browser's, kept on the user for the screens
 * that are drawn before the next call; without one, the zone that was kept.
 */
export async function memberTimeZone(
  member: { id: string; timeZone: string },
  request: Request,
): Promise<string> {
  const timeZone = timeZoneOf(request) ?? member.timeZone;
  if (timeZone !== member.timeZone) await setTimeZone(member.id, timeZone);
  return timeZone;
}
