// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ImportCard } from "./import-card";

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
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("That import is undone."));
  expect(sent).toEqual(["DELETE /api/user/import?id=newer"]);
});
