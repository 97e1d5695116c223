// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import type { ImportPreview } from "@/lib/import/schema";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ImportCard } from "./import-card";
import { PreviewOfImport } from "./import-preview";
import { useImport } from "./use-import";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("Undoing names the import that is shown, and says so also where an older one is left", async () => {
  const undoUntil = new Date(Date.now() + 7_200_000).toISOString();
  const imported = (id: string) => ({ id, entries: 2, importedAt: "2026-11-22T12:00:00Z", undoUntil });
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return Response.json({ last: imported("older") });
  });
  renderWithQueries(<ImportCard />, [
    [queryKeys.lastImport, { last: imported("newer") }],
    [queryKeys.consents, { moodData: { granted: true } }],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Undo this import" }));
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("Your last import has been undone."),
  );
  expect(sent).toEqual(["DELETE /api/user/import?id=newer"]);
});

/** What is said of an import that is answered so. */
async function failureAfter(answer: () => Promise<Response>, agrees = false): Promise<string | null> {
  vi.stubGlobal("fetch", answer);
  const client = new QueryClient();
  const { result } = renderHook(() => useImport(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const file = new File(["a,b"], "a.csv");
  act(() => result.current.importing.mutate({ file, agrees }));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  return result.current.failure;
}

const unreachable = async () => Promise.reject(new TypeError("Failed to fetch"));
const breaking = (...chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
    },
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });

test.each([
  ["fails once the file is sent", unreachable],
  ["ends at a gateway", async () => new Response("<html>", { status: 504 })],
  ["breaks in the middle", async () => new Response(breaking('{"done":1,"of":2}\n'))],
  ["ends early", async () => new Response('{"done":2,"of":2}\n')],
  ["ends in somebody else's words", async () => new Response('{"done":2,"of":2}\nupstream error\n')],
])("Of an import whose connection %s it is said that nobody knows, and to look again", async (_, answer) => {
  const failure = await failureAfter(answer);
  expect(failure).toMatch(/don't know if the import finished\. Check here again/);
  expect(failure).not.toMatch(/nothing was imported/);
});

test("Nothing was imported where the file was refused, or never sent", async () => {
  const refused = async () => Response.json({ message: "There are no entries." }, { status: 400 });
  expect(await failureAfter(refused)).toBe("There are no entries.");
  expect(await failureAfter(async () => new Response("{}", { status: 500 }))).toMatch(/nothing was imported/);
  // Their consent comes first.
  expect(await failureAfter(unreachable, true)).toMatch(/nothing was imported/);
});

const NOTHING: ImportPreview = {
  kind: "daylio",
  found: 0,
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
    screen.getAllByText(/use those five names in Daylio, export again, and import the new file\./),
  ).toHaveLength(1);
});

test("Of moods that are known nothing is said", () => {
  preview({ problems: [{ place: "Line 2", field: "time", why: "isn't known" }], problemCount: 1 });
  expect(screen.queryByText(/In Daylio/)).toBeNull();
});

test("The button says how much of the file comes in, and what doesn't is told without another press", () => {
  const problems = [{ place: "Line 12", field: "time", why: "isn't known" }];
  const days = { from: "2026-07-27", to: "2026-11-20" };
  preview({ found: 120, entries: 118, alreadyHere: 1, days, problems, problemCount: 1 });
  expect(screen.getByRole("button", { name: "Import 118 of 120 entries" })).toBeTruthy();
  expect(screen.getByRole("group").hasAttribute("open")).toBe(true);
  cleanup();
  preview({ found: 120, entries: 120, days });
  expect(screen.getByRole("button", { name: "Import 120 entries" })).toBeTruthy();
});
