// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { levelsFrom } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import type { Quote } from "@/lib/words/schema";
import { aQuote } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { FavoritesScreen } from "./favorites-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SHELF = Array.from({ length: 9 }, (_, place) =>
  aQuote({ id: `${place}`, text: `Saved words ${place}` }),
);

const LOW = levelsFrom((key) => (key === "stressLevel" || key === "anxietyLevel" ? 4 : 2));

const texts = () => [...document.querySelectorAll("blockquote")].map((text) => text.textContent);

function show(quotes: Quote[], nextCursor: string | null = null) {
  const first = { pages: [{ quotes, nextCursor }], pageParams: [null] };
  renderWithQueries(<FavoritesScreen today="2026-11-21" />, [[queryKeys.favoritePages, first]]);
}

test("a saved quote stands whole, with sharing as its only act", () => {
  const quote = aQuote({ isFavorite: true });
  show([quote]);
  expect(screen.getByText(quote.text)).toBeTruthy();
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Share"]);
});

test("saved words that lead to people to talk to have the first of them above, and no others do", async () => {
  const emotionalState = { ...LOW, hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 };
  show([aQuote({ id: "fine" }), aQuote({ id: "heavy", text: "Ring one of them.", emotionalState })]);
  const panel = screen.getByRole("group", { name: "People to talk to" });
  expect(panel.nextElementSibling?.textContent).toContain("Ring one of them.");
  await userEvent.click(screen.getByRole("button", { name: "Show all numbers" }));
  expect(panel.querySelector("h2")?.textContent).toMatch(/^That was a very heavy day/);
});

test("without saved quotes the screen leads home to make one", () => {
  show([]);
  expect(screen.getByRole("heading", { name: "No Favorites Yet" })).toBeTruthy();
  const way = screen.getByRole("link", { name: "Generate Your First Quote" });
  expect(way.getAttribute("href")).toBe("/");
});

test("while favorites are on their way the screen says so", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  renderWithQueries(<FavoritesScreen today="2026-11-21" />);
  expect(screen.getByRole("status").textContent).toBe("Loading your favorites...");
});

test("favorites that can't be loaded say so and can be tried again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  renderWithQueries(<FavoritesScreen today="2026-11-21" />);
  expect(await screen.findByText("We couldn't load your favorites just now.")).toBeTruthy();
  server.mockImplementation(async () => Response.json({ quotes: SHELF, nextCursor: null }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Saved words 0")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  const asked = server.mock.calls.map(([path]) => String(path).split("?")[0]);
  expect(new Set(asked)).toEqual(new Set(["/api/quotes/favorites"]));
});

test("a page that can't be loaded keeps what is there and can be asked for again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  show([...SHELF, aQuote({ id: "tenth", text: "The tenth" })], "019a0000-0000-7000-8000-000000000001");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByText("The tenth")).toBeTruthy();
  server.mockImplementation(async () =>
    Response.json({ quotes: [aQuote({ id: "older", text: "An older one" })], nextCursor: null }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("An older one")).toBeTruthy();
});

test("the shelf shows ten at a time", async () => {
  show([...SHELF, ...Array.from({ length: 6 }, (_, place) => aQuote({ id: `more ${place}` }))]);
  expect(texts()).toHaveLength(10);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(texts()).toHaveLength(15);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test("the filter is quiet until it is wanted, and narrows what is shown", async () => {
  show([...SHELF, aQuote({ id: "low", text: "Low, at noon", timeOfDay: "afternoon", emotionalState: LOW })]);
  const opener = screen.getByRole("button", { name: "Filter" });
  expect([opener.getAttribute("aria-expanded"), screen.queryAllByRole("checkbox")]).toEqual(["false", []]);
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("checkbox", { name: "Low" }));
  expect(texts()).toEqual(["Low, at noon"]);
  expect(screen.getByRole("status").textContent).toBe("1 found");
  await userEvent.click(screen.getByRole("checkbox", { name: "Steady" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Evening" }));
  expect(texts()).toEqual(SHELF.map(({ text }) => text));
  await userEvent.type(screen.getByRole("searchbox", { name: "Words in the quote" }), "words 7");
  expect(texts()).toEqual(["Saved words 7"]);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(texts()).toHaveLength(10);
  expect(document.activeElement).toBe(opener);
});

test("where nothing fits, the screen says so kindly and shows everything again on a press", async () => {
  show(SHELF);
  await userEvent.click(screen.getByRole("button", { name: "Filter" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Bright" }));
  expect(screen.getByRole("heading", { name: "No saved words match that" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all of them" }));
  expect(texts()).toHaveLength(SHELF.length);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" }));
});

test("what fits is looked for on further pages, without telling the server what", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ quotes: [aQuote({ id: "far", text: "Far back" })], nextCursor: null });
  });
  show([...SHELF, aQuote({ id: "tenth" })], "019a0000-0000-7000-8000-000000000001");
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Filter" }));
  await userEvent.type(screen.getByRole("searchbox"), "far back");
  expect(await screen.findByText("Far back")).toBeTruthy();
  expect(texts()).toEqual(["Far back"]);
  expect(asked).toEqual(["/api/quotes/favorites?before=019a0000-0000-7000-8000-000000000001"]);
});
