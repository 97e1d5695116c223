// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { halves, mean } from "@/lib/moods/scores";
import { TrendArrow } from "./summary-cards";

afterEach(cleanup);

// Histories are most recent first.
test.each([
  ["a newer half that is more than 0.3 above rises, in green", [4.2, 4, 3.2, 3], "Rising", "text-mood-5-ink"],
  ["a newer half that is more than 0.3 below falls, in red", [3, 3.2, 4, 4.2], "Falling", "text-mood-1-ink"],
  ["halves within 0.3 are about the same, in yellow", [3.2, 3], "About the same", "text-mood-3-ink"],
])("%s", (_, history, word, color) => {
  const half = history.length / 2;
  const [newer = [], older = []] = halves(history);
  const sample = (scores: readonly number[]) => ({ entries: half, score: mean(scores) });
  render(<TrendArrow compared={{ newer: sample(newer), older: sample(older) }} />);
  expect(screen.getByText(word).querySelector("svg")?.getAttribute("class")).toContain(color);
  expect(screen.getByText(`Only ${history.length} entries to compare`, { exact: false })).toBeTruthy();
});

test("fewer than two entries say nothing yet, in no colour", () => {
  render(<TrendArrow compared={null} />);
  expect(screen.getByText("No trend yet").querySelector("svg")?.getAttribute("class")).not.toContain("mood");
});
