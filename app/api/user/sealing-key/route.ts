import { moodConsentOf } from "@/lib/consent/queries";
import { mustAskForMoodConsent } from "@/lib/consent/schema";
import { sealingKeyOf } from "@/lib/device/device-key";
import { SealingKey } from "@/lib/device/schema";
import { endpoint } from "@/lib/http/endpoint";
import { usesAi } from "@/lib/words/writers/writer";

/** What a device of the member's seals check-ins with; nothing before they agreed to what a check-in asks. */
export const GET = endpoint({ access: "subscriber", reply: SealingKey }, async ({ viewer }) => {
  const mustAsk = mustAskForMoodConsent(await moodConsentOf(viewer.id), usesAi());
  return { sealingKey: mustAsk ? null : await sealingKeyOf(viewer.id) };
});
