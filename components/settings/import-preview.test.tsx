// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ImportPreview } from "@/lib/import/schema";
import { PreviewOfImport } from "./import-preview";

afterEach(cleanup);

const NOTHING: ImportPreview = {
  kind: "daylio",
  entries: 0,
  days: null,
  lines: 0,
  quotes: 0,
  favorites: 0,
  alreadyHere: 0,
  shortened: 0,
  activities: 0,
  problems: [],
  problemCount: 0,
  otherMoods: 0,
};

function preview(of: Partial<ImportPreview>): void {
  const shown = { ...NOTHING, ...of };
  render(<PreviewOfImport preview={shown} fileName="d.csv" mayKeep onImport={() => {}} onLeave={() => {}} />);
}

test("What to do about moods with names of one's own is said once, however many there are", () => {
  const problems = [2, 3].map((line) => ({ place: `Line ${line}`, field: "mood", why: "isn't known" }));
  preview({ problems, problemCount: 2, otherMoods: 2 });
  expect(
    screen.getAllByText(/In Daylio, rename yours to these, export again, and import that file\./),
  ).toHaveLength(1);
});

test("Of moods that are known nothing is said", () => {
  preview({ problems: [{ place: "Line 2", field: "time", why: "isn't known" }], problemCount: 1 });
  expect(screen.queryByText(/In Daylio/)).toBeNull();
});
