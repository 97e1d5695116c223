import { expect, test } from "vitest";
import { trialEnd } from "@/lib/subscriptions/rules";
import { dateAndTime } from "@/lib/time/date-words";
import { costParts, startLabel, welcomeSentence } from "./offer";
import { setupIntentIdOf } from "./returned-setup";

const OFFER = { trialAvailable: true, takesPayment: true, trialEnds: "Tuesday 24 November at 14:05" };

test("a trial says what is due today, what later, and from when", () => {
  expect(startLabel(OFFER)).toBe("Start 3-Day Free Trial");
  expect(costParts(OFFER).join("")).toBe(
    "£0.00 today, £4.99 a month from Tuesday 24 November at 14:05 unless you cancel before then.",
  );
});

test("who has had the trial is not promised another", () => {
  const paid = { ...OFFER, trialAvailable: false };
  expect(`${startLabel(paid)} ${costParts(paid).join("")} ${welcomeSentence(paid)}`).not.toMatch(
    /trial|0\.00/i,
  );
});

test("where no payment is taken nobody is told of a charge to come", () => {
  const local = { ...OFFER, takesPayment: false };
  expect(welcomeSentence(local)).toContain("nothing is charged");
  expect(welcomeSentence(local)).not.toContain("You'll be charged");
});

test("a trial ends three days on, told by the member's own clock", () => {
  const end = trialEnd(new Date("2026-11-21T14:05:00Z"));
  expect(dateAndTime(end, "Europe/London")).toBe("Tuesday 24 November at 14:05");
  expect(dateAndTime(end, "Asia/Tokyo")).toBe("Tuesday 24 November at 23:05");
});

test("the setup's id is what its secret begins with", () => {
  expect(setupIntentIdOf("seti_local_1a2b_secret_local")).toBe("seti_local_1a2b");
});
