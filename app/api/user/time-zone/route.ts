import { userOf } from "@/lib/access/viewer";
import { TimeZoneInput, User } from "@/lib/accounts/schema";
import { setTimeZone } from "@/lib/accounts/set-time-zone";
import { endpoint } from "@/lib/http/endpoint";

/** Sets the member's time zone, until a check-in from a device in another one. Answers the current user. */
export const PATCH = endpoint(
  { access: "member", body: TimeZoneInput, reply: User },
  async ({ viewer, body }) => {
    await setTimeZone(viewer.id, body.timeZone);
    return userOf({ ...viewer, timeZone: body.timeZone });
  },
);
