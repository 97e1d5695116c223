import { moodConsentOf } from "@/lib/consent/queries";
import { recordMoodConsent } from "@/lib/consent/record-mood-consent";
import { MoodConsent, MoodConsentInput } from "@/lib/consent/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** What the member allows to be done with their ratings. */
  GET: endpoint({ access: "member", reply: MoodConsent }, ({ viewer }) => moodConsentOf(viewer.id)),
  /** Adds a choice to the record: agreeing, withdrawing, or AI on or off. */
  POST: endpoint({ access: "member", body: MoodConsentInput, reply: MoodConsent }, ({ viewer, body }) =>
    recordMoodConsent(viewer.id, body),
  ),
});
