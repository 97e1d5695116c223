/** Carries the browser's IANA time zone with every call, so that a day is the member's own. */
export const TIME_ZONE_HEADER = "x-time-zone";
