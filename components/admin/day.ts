const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const withTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "Nov 21, 2026". Dates of the consoles are UTC's, the same for every admin and on the server. */
export function day(instant: string): string {
  return format.format(new Date(instant));
}

/** "Nov 21, 2026, 5:45 AM UTC". */
export function moment(instant: string): string {
  return `${withTime.format(new Date(instant))} UTC`;
}
