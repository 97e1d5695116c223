import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { askedReport, type ReportEntry, reportOf } from "@/lib/moods/report";
import { ReportLink } from "./report-link";
import { ReportScreen } from "./report-screen";

const TODAY = "2026-11-22";
const NOTHING = levelsFrom((): number | null => null);

/** What stands on the screen, without its marks. */
function screenOf(query: Record<string, string>, entries: readonly ReportEntry[] = []): string {
  const asked = askedReport(query, TODAY);
  const report = asked.period && { ...reportOf(entries, asked.period), patterns: [] };
  return renderToStaticMarkup(
    <ReportScreen asked={asked} report={report} name="Maya Okafor" today={TODAY} region="en-GB" />,
  );
}

const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("the way to the report says whom it is for", () => {
  const link = renderToStaticMarkup(<ReportLink />);
  expect(link).toContain('href="/progress/report"');
  expect(words(link)).toContain("A page for a therapist or doctor");
});

test("an empty period says so kindly and offers a longer one, or the first check-in", () => {
  const empty = screenOf({ weeks: "2" });
  expect(words(empty)).toContain("There are no entries from 9 November to 22 November 2026.");
  expect(empty).toContain('href="/progress/report?weeks=4"');
  expect(empty).not.toContain("Print or save as PDF");
  expect(screenOf({ from: "2025-11-23", to: TODAY })).toContain('href="/sliders"');
});

test("days that no report can be made of are refused in words beside their fields, and nothing is shown", () => {
  const refused = screenOf({ weeks: "own", from: "2026-11-20", to: "2026-11-01", name: "on" });
  expect(refused).toMatch(/role="alert"[^>]*>The first day can&#x27;t be later/);
  expect(refused).toMatch(/<input(?=[^>]*value="2026-11-20")(?=[^>]*aria-invalid="true")/);
  expect(refused).not.toContain("<article");
});

test("what was never rated says so; name, days and patterns stand there only where there are any", () => {
  const entry = { localDate: TODAY, levels: { ...NOTHING, overall: 4 }, line: null };
  const sheet = words(screenOf({ weeks: "2" }, [entry]));
  expect(sheet).toContain("Overall mood 1 hardest, 5 easiest 4.0 4.0 1");
  expect(sheet.match(/Not rated/g)).toHaveLength(15);
  expect(sheet).toContain("1 entry, on 1 of 14 days");
  expect(sheet).not.toMatch(/Maya|Low days|Patterns|own words/);
  const named = words(
    screenOf({ weeks: "2", name: "on" }, [{ ...entry, levels: DEFAULT_LEVELS, line: "Rain <b>" }]),
  );
  expect(named).toContain("Maya Okafor");
  expect(named).toContain("22 November Rain &lt;b&gt;");
  expect(named).not.toContain("Imported");
  expect(sheet).toContain("Imported entries hold one overall level instead.");
  const both = words(screenOf({ weeks: "2" }, [entry, { ...entry, levels: DEFAULT_LEVELS }]));
  expect(both).toContain("Imported entries with one overall level instead are left out of it.");
});
