// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { GeneratedQuote } from "@/lib/words/schema";
import { CheckInScreen } from "./check-in-screen";
import { forgetUnfinished } from "./unfinished-check-in";

const QUOTE: GeneratedQuote = {
  id: "first",
  checkInId: "entry",
  text: "Little sleep, and still you came.",
  isFavorite: false,
  createdAt: "2026-11-21T08:00:00.000Z",
  source: "library",
  reason: "You rated sleep 2 this morning",
  support: false,
  supportLine: false,
  line: null,
  othersLeft: 3,
};

afterEach(() => {
  cleanup();
  forgetUnfinished();
  vi.unstubAllGlobals();
});

test.each([
  ["ai", "Written by AI"],
  ["library", "From Hearten's own library"],
] as const)("words of the source '%s' stand with '%s'", async (source, words) => {
  vi.stubGlobal("fetch", async () => Response.json({ ...QUOTE, source }, { status: 201 }));
  render(
    <CheckInScreen
      memberId="0190a000-0000-7000-8000-000000000001"
      sealingKey=""
      likelyTimeOfDay="morning"
      likelyForm="full"
      askedForm={null}
    />,
  );
  await userEvent.click(screen.getByText("Generate My Quote", { selector: "button" }));
  expect(await screen.findByText(words)).toBeTruthy();
});
