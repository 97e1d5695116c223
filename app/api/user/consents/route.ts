import { consentsOf } from "@/lib/consent/queries";
import { recordMoodConsent } from "@/lib/consent/record-choices";
import { Consents, MoodConsentInput } from "@/lib/consent/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What the member allows to be done with their ratings, and when each consent was given. */
export const GET = endpoint({ access: "member", reply: Consents }, ({ viewer }) => consentsOf(viewer.id));

/** Adds a choice to the record: agreeing, withdrawing, or AI on or off. */
export const POST = endpoint(
  { access: "member", body: MoodConsentInput, reply: Consents },
  ({ viewer, body }) => recordMoodConsent(viewer.id, body),
);
