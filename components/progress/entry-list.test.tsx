// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import type { ListedEntry } from "@/lib/words/schema";
import { anEntry } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { EntryList } from "./entry-list";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TODAY = "2026-11-21";

function pagesOf(entries: ListedEntry[], nextCursor: string | null = null) {
  return { pages: [{ entries, nextCursor }], pageParams: [null] };
}

function show(entries: ListedEntry[], next: string | null = null) {
  renderWithQueries(<EntryList today={TODAY} />, [[queryKeys.entryPages, pagesOf(entries, next)]]);
}

function answerWith(body: unknown) {
  const server = vi.fn<typeof fetch>(async () => Response.json(body));
  vi.stubGlobal("fetch", server);
  return server;
}

test("an entry shows its day and time, its mood and whole words of its first hundred characters", () => {
  show([anEntry()]);
  const entry = screen.getByRole("button", { expanded: false });
  expect(entry.textContent).toContain("Yesterday, evening");
  expect(entry.textContent).toContain("Steady3.0/5");
  expect(entry.textContent).toContain(
    "Words that were written for a quiet morning, Words that were written for a quiet morning, Words that…",
  );
});

test("pressing an entry shows the whole quote, how to share it and six ratings; pressing again hides them", async () => {
  const text = `${"Words for a quiet morning. ".repeat(6)}The end.`;
  show([anEntry({ text, emotionalState: { ...DEFAULT_LEVELS, stressLevel: 4 } })]);
  const entry = screen.getByRole("button", { expanded: false });
  await userEvent.click(entry);
  expect(entry.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Share Quote" })).toBeTruthy();
  const bars = screen.getAllByRole("meter").map((bar) => bar.getAttribute("aria-label"));
  expect(bars).toEqual(["Motivation", "Confidence", "Focus", "Stress", "Anxiety", "Purpose"]);
  expect(screen.getByRole("meter", { name: "Stress" }).getAttribute("aria-valuetext")).toBe("4 of 5, high");
  expect(screen.getByText("4 of 5, high")).toBeTruthy();
  await userEvent.click(entry);
  expect(screen.queryByText(text)).toBeNull();
});

test("over an entry of a day that is over the panel does not speak of right now", async () => {
  const emotionalState = { ...DEFAULT_LEVELS, hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 };
  show([anEntry({ emotionalState })]);
  await userEvent.click(screen.getByRole("button", { expanded: false }));
  expect(screen.getByRole("heading", { name: /^That was a very heavy day/ })).toBeTruthy();
});

test("the words of an entry can be saved, and let go again", async () => {
  const server = vi.fn((_path: string, { body }: { body: string }) =>
    Promise.resolve(Response.json({ id: "a quote", ...JSON.parse(body) })),
  );
  vi.stubGlobal("fetch", server);
  show([anEntry({ quote: { id: "a quote", text: "Words to keep.", isFavorite: true } })]);
  await userEvent.click(screen.getByRole("button", { expanded: false }));
  await userEvent.click(screen.getByRole("button", { name: "Saved" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Saved" });
  const saving = server.mock.calls.filter(([path]) => path === "/api/quotes/a%20quote/favorite");
  expect(saving.map(([, { body }]) => body)).toEqual(['{"isFavorite":false}', '{"isFavorite":true}']);
});

test("older entries come by the cursor, after those that are there", async () => {
  const server = answerWith({ entries: [anEntry({ id: "older", text: "An older one" })], nextCursor: null });
  show([anEntry({ text: "The newest" })], "019a0000-0000-7000-8000-000000000001");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("An older one");
  expect(
    screen.getAllByRole("listitem").map((item) => within(item).getByText(/one|newest/).textContent),
  ).toEqual(["The newest", "An older one"]);
  expect(server.mock.calls[0]?.[0]).toBe("/api/user/entries?before=019a0000-0000-7000-8000-000000000001");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("before the first entry the list invites to make it", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  show([]);
  expect(screen.getByText("Start your journey by creating your first emotional check-in!")).toBeTruthy();
});

test("an imported entry without words or ratings stands there with its day, its mood and its line", async () => {
  const overall = { ...levelsFrom(() => null), overall: 4 };
  show([anEntry({ text: null, line: "Swimming in the lake", emotionalState: overall })]);
  const entry = screen.getByRole("button", { expanded: false });
  expect(entry.textContent).toBe("Yesterday, eveningGood4.0/5Swimming in the lake");
  await userEvent.click(entry);
  expect(screen.getByText("Imported with one overall level and no ratings.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Share Quote" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete entry" })).toBeTruthy();
});

test("while entries are on their way the list says so", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  renderWithQueries(<EntryList today={TODAY} />);
  expect(screen.getByText("Loading your progress...")).toBeTruthy();
});

test("entries that can't be loaded say so and can be tried again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  renderWithQueries(<EntryList today={TODAY} />);
  expect(await screen.findByText("We couldn't load your entries just now.")).toBeTruthy();
  server.mockImplementation(async () =>
    Response.json({ entries: [anEntry({ text: "Here again" })], nextCursor: null }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here again")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  const asked = server.mock.calls.map(([path]) => String(path).split("?")[0]);
  expect(new Set(asked)).toEqual(new Set(["/api/user/entries"]));
});
