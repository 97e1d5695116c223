import "server-only";
import { isTimeZone, TIME_ZONE_HEADER } from "./clock";

/** The time zone that the member's browser says it is in; null when it says none that exists. */
export function timeZoneOf(request: Request): string | null {
  const name = request.headers.get(TIME_ZONE_HEADER);
  return name && name.length <= 64 && isTimeZone(name) ? name : null;
}
