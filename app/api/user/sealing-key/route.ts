import { usesAi } from "@/lib/config/env";
import { moodConsentOf } from "@/lib/consent/queries";
import { mustAskForMoodConsent } from "@/lib/consent/schema";
import { sealingKeyOf } from "@/lib/device/device-key";
import { SealingKey } from "@/lib/device/schema";
import { endpoint } from "@/lib/http/endpoint";
import { accessOf } from "@/lib/subscriptions/rules";
import { now } from "@/lib/time/clock";

/** What a device of the member's seals check-ins with; nothing without access, or before they agreed to what one asks. */
export const GET = endpoint({ access: "member", reply: SealingKey }, async ({ viewer }) => {
  if (accessOf(viewer.subscription, now()) !== "granted") return { sealingKey: null };
  const mustAsk = mustAskForMoodConsent(await moodConsentOf(viewer.id), usesAi());
  return { sealingKey: mustAsk ? null : await sealingKeyOf(viewer.id) };
});
