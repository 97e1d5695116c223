// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import type { Quote } from "@/lib/words/schema";
import { aQuote } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { FavoritesScreen } from "./favorites-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

test("a page that can't be loaded keeps what is there and can be asked for again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  show([aQuote({ text: "The newest" })], "019a0000-0000-7000-8000-000000000001");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByText("The newest")).toBeTruthy();
  server.mockImplementation(async () =>
    Response.json({ quotes: [aQuote({ id: "older", text: "An older one" })], nextCursor: null }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("An older one")).toBeTruthy();
});
