/** The IANA time zone of this device. Every page loads this at once, and not the clock. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
