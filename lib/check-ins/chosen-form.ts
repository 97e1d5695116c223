import { COOKIE_DAYS } from "@/lib/config/policy";
import { FORMS, type Form } from "./dimensions";

const COOKIE = "check-in-form";
/** Over https the prefix makes the browser hold it to this host, path and transport. */
const HELD_COOKIE = `__Host-${COOKIE}`;

/** Which form this device's check-in opens in, by its cookies as they are sent. */
export function chosenForm(cookies: string): Form {
  const listed = cookies.split(/;\s*/);
  const chosenBy = (name: string) => FORMS.find((form) => listed.includes(`${name}=${form}`));
  return chosenBy(HELD_COOKIE) ?? chosenBy(COOKIE) ?? "full";
}

/** Which form an address asks for by its parameter `form`, as a reminder's does; null where it asks for none. */
export function askedForm(parameter: unknown): Form | null {
  return FORMS.find((form) => form === parameter) ?? null;
}

/** The cookie that remembers a choice on this device. */
export function formCookie(form: Form, isSecure: boolean): string {
  const name = isSecure ? HELD_COOKIE : COOKIE;
  const secure = isSecure ? "; Secure" : "";
  return `${name}=${form}; Path=/; SameSite=Lax; Max-Age=${COOKIE_DAYS.checkInForm * 86_400}${secure}`;
}
