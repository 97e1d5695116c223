import { enrolPasskey } from "@/lib/access/second-factor/enrol";
import { EnrolPasskeyInput, RecoveryCodes } from "@/lib/access/second-factor/schema";
import { assertEnrolledShown } from "@/lib/access/second-factor/standing";
import { renewToken, sessionCookie } from "@/lib/access/session";
import { endpoint } from "@/lib/http/endpoint";

/** Takes one of the admin's passkeys as the second factor, by a code that was mailed. */
export const POST = endpoint(
  { access: "admin_entry", body: EnrolPasskeyInput, reply: RecoveryCodes, status: 201 },
  async ({ viewer, body, headers }) => {
    assertEnrolledShown(viewer);
    const recoveryCodes = await enrolPasskey(viewer, body);
    headers.append("Set-Cookie", sessionCookie(await renewToken(viewer)));
    return { recoveryCodes };
  },
);
