// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToast } from "@/components/ui/toast";
import { queryKeys } from "@/lib/http/query-keys";
import { anEntry } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { EntryList } from "./entry-list";

let server: ReturnType<typeof vi.fn<typeof fetch>>;
let turn = 0;

beforeEach(() => {
  vi.useFakeTimers();
  server = vi.fn<typeof fetch>(async (path) =>
    Response.json(
      String(path).startsWith("/api/check-ins/") ? { id: "gone" } : { entries: [], nextCursor: null },
    ),
  );
  vi.stubGlobal("fetch", server);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Two entries, the newer one opened and deleted. */
function deleteOne() {
  const checkInId = `entry-${++turn}`;
  const entries = [
    anEntry({ id: checkInId, text: "The newer one" }),
    anEntry({ id: "older", text: "The older one" }),
  ];
  const shown = renderWithQueries(<EntryList today="2026-11-21" />, [
    [queryKeys.entryPages, { pages: [{ entries, nextCursor: null }], pageParams: [null] }],
  ]);
  fireEvent.click(screen.getByRole("button", { name: /The newer one/ }));
  fireEvent.click(screen.getByRole("button", { name: "Delete entry" }));
  return { checkInId, ...shown };
}

const deletions = () => server.mock.calls.filter(([, init]) => init?.method === "DELETE");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("for ten seconds nothing is sent; then the entry is deleted", async () => {
  const { checkInId } = deleteOne();
  expect(screen.queryByText("The newer one")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await pass(9_900);
  expect(deletions()).toEqual([]);
  await pass(200);
  expect(deletions().map(([path]) => path)).toEqual([`/api/check-ins/${checkInId}`]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("who is still at 'Undo' when the time is over goes on with the next entry", async () => {
  deleteOne();
  await act(() => vi.advanceTimersByTime(10_000));
  expect(document.activeElement?.textContent).toContain("The older one");
});

test("undone, the entry is there again, open as it was, and is never sent", async () => {
  const { unmount } = deleteOne();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("The newer one")).toBeTruthy();
  expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true");
  await pass(60_000);
  window.dispatchEvent(new Event("pagehide"));
  unmount();
  expect(deletions()).toEqual([]);
});

test.each(["pagehide", "hidden", "another screen"])(
  "a page that is left sends the deletion at once, once, and lets it outlive the page (%s)",
  async (how) => {
    const { unmount } = deleteOne();
    if (how === "another screen") unmount();
    else if (how === "pagehide") act(() => void window.dispatchEvent(new Event("pagehide")));
    else {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      act(() => void document.dispatchEvent(new Event("visibilitychange")));
    }
    expect(deletions()).toHaveLength(1);
    expect(deletions()[0]?.[1]).toMatchObject({ keepalive: true });
    await pass(20_000);
    expect(deletions()).toHaveLength(1);
  },
);

test("an entry that could not be deleted stands there again, and the page says so", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  deleteOne();
  await pass(10_000);
  expect(screen.getByText("The newer one")).toBeTruthy();
  expect(renderHook(() => useToast()).result.current.toasts[0]?.title).toBe("Not deleted");
});

test("an entry that was deleted elsewhere meanwhile is gone", async () => {
  server.mockResolvedValue(Response.json({ message: "This entry is no longer here." }, { status: 404 }));
  deleteOne();
  await pass(10_000);
  expect(screen.queryByText("The newer one")).toBeNull();
});
