// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TrendArrow } from "./summary-cards";

afterEach(cleanup);

// Histories are most recent first.
test.each([
  ["a newer half that is more than 0.3 above rises, in green", [4.2, 4, 3.2, 3], "Rising", "text-mood-5-ink"],
  ["a newer half that is more than 0.3 below falls, in red", [3, 3.2, 4, 4.2], "Falling", "text-mood-1-ink"],
  ["halves within 0.3 are about the same, in yellow", [3.2, 3], "About the same", "text-mood-3-ink"],
  ["one entry says nothing yet, in no colour", [4], "No trend yet", "text-ink-soft"],
  ["no entry says nothing yet, in no colour", [], "No trend yet", "text-ink-soft"],
])("%s", (_, history, word, color) => {
  render(<TrendArrow history={history} />);
  expect(screen.getByText(word).className).toContain(color);
});
