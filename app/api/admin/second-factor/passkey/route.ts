import { enrolPasskey } from "@/lib/access/second-factor/enrol";
import { EnrolPasskeyInput, RecoveryCodes } from "@/lib/access/second-factor/schema";
import { assertMayEnrol } from "@/lib/access/second-factor/standing";
import { endpoint } from "@/lib/http/endpoint";

/** Takes one of the admin's passkeys as the second factor, by a code that was mailed. */
export const POST = endpoint(
  { access: "admin_entry", body: EnrolPasskeyInput, reply: RecoveryCodes, status: 201 },
  async ({ viewer, body }) => {
    assertMayEnrol(viewer);
    return { recoveryCodes: await enrolPasskey(viewer, body) };
  },
);
