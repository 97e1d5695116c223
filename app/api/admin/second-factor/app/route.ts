import { enrolApp, offerApp } from "@/lib/access/second-factor/enrol";
import { AppOffer, EnrolAppInput, RecoveryCodes } from "@/lib/access/second-factor/schema";
import { assertEnrolledShown } from "@/lib/access/second-factor/standing";
import { renewToken, sessionCookie } from "@/lib/access/session";
import { endpoint } from "@/lib/http/endpoint";

/** What an app is to be set up with. */
export const GET = endpoint({ access: "admin_entry", reply: AppOffer }, async ({ viewer }) => {
  assertEnrolledShown(viewer);
  return offerApp(viewer);
});

/** Sets an app's codes up as the second factor, by a code that was mailed and the app's first. */
export const POST = endpoint(
  { access: "admin_entry", body: EnrolAppInput, reply: RecoveryCodes, status: 201 },
  async ({ viewer, body, headers }) => {
    assertEnrolledShown(viewer);
    const recoveryCodes = await enrolApp(viewer, body);
    headers.append("Set-Cookie", sessionCookie(await renewToken(viewer)));
    return { recoveryCodes };
  },
);
