import "server-only";
import { isTimeZone } from "@/lib/clock";
import { TIME_ZONE_HEADER } from "./time-zone-header";

/** The time zone that the member's browser says it is in; null when it says none that exists. */
export function timeZoneOf(request: Request): string | null {
  const name = request.headers.get(TIME_ZONE_HEADER);
  return name && name.length <= 64 && isTimeZone(name) ? name : null;
}
