import type { Metadata } from "next";
import { cookies } from "next/headers";
import { MemberFrame } from "@/app/(member)/member-frame";
import { CheckInScreen, MoodConsentGate } from "@/components/check-in/check-in-screen";
import { SCREEN_HEADS } from "@/components/layout/screen-head";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { askedForm, chosenForm } from "@/lib/check-ins/chosen-form";
import { timeOfDayAt } from "@/lib/check-ins/rules";
import { usesAi } from "@/lib/config/env";
import { moodConsentOf } from "@/lib/consent/queries";
import { mustAskForMoodConsent } from "@/lib/consent/schema";
import { sealingKeyOf } from "@/lib/device/device-key";
import { knowsCrisisLines } from "@/lib/moods/queries";
import { localHour, now } from "@/lib/time/clock";

export const metadata: Metadata = { title: "You" };

interface CheckInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CheckInPage({ searchParams }: CheckInPageProps) {
  const viewer = await memberOrSignIn();
  const { form } = await searchParams;
  const timeOfDay = timeOfDayAt(localHour(now(), viewer.timeZone));
  const [consent, known] = await Promise.all([moodConsentOf(viewer.id), knowsCrisisLines(viewer)]);
  return (
    <MemberFrame viewer={viewer} needsAccess {...SCREEN_HEADS["/sliders"]} knowsCrisisLines={known}>
      <MoodConsentGate asks={mustAskForMoodConsent(consent, usesAi())} usesAi={usesAi()}>
        <CheckInScreen
          memberId={viewer.id}
          sealingKey={await sealingKeyOf(viewer.id)}
          likelyTimeOfDay={timeOfDay}
          likelyForm={chosenForm((await cookies()).toString())}
          askedForm={askedForm(form)}
        />
      </MoodConsentGate>
    </MemberFrame>
  );
}
