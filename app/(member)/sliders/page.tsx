import type { Metadata } from "next";
import { MemberPage } from "@/app/(member)/member-page";
import { CheckInScreen } from "@/components/check-in/check-in-screen";
import { SCREEN_HEADS } from "@/components/layout/screen-heads";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { timeOfDayAt } from "@/lib/check-ins/rules";
import { localHour, now } from "@/lib/clock";

export const metadata: Metadata = { title: "You" };

export default async function CheckInPage() {
  const viewer = await memberOrSignIn();
  const timeOfDay = timeOfDayAt(localHour(now(), viewer.timeZone));
  return (
    <MemberPage viewer={viewer} {...SCREEN_HEADS["/sliders"]}>
      <CheckInScreen memberId={viewer.id} likelyTimeOfDay={timeOfDay} />
    </MemberPage>
  );
}
