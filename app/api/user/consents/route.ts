import { consentsOf } from "@/lib/consent/queries";
import { recordMoodConsent } from "@/lib/consent/record-choices";
import { Consents, MoodConsentInput } from "@/lib/consent/schema";
import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";

/** What the member allows to be done with their ratings, and when each consent was given. */
export const GET = endpoint({ access: "member", reply: Consents }, ({ viewer }) => consentsOf(viewer.id));

/** Adds a choice to the record: agreeing, withdrawing, or AI on or off. */
export const POST = endpoint(
  { access: "member", body: MoodConsentInput, reply: Consents },
  async ({ viewer, body }) => {
    await consume("preferences_member", viewer.id);
    return recordMoodConsent(viewer.id, body);
  },
);
