// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { DataPrivacy } from "./data-privacy";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Presses the button, and tells what files the browser was given to keep. */
async function exportWith(answer: () => Response): Promise<[name: string, address: string][]> {
  const kept: [string, string][] = [];
  vi.stubGlobal("fetch", async () => answer());
  // jsdom has no addresses for files, and follows no link.
  URL.createObjectURL = () => "blob:the-file";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    kept.push([this.download, this.href]);
  });
  renderWithQueries(
    <>
      <DataPrivacy />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Export your data" }));
  await waitFor(() => expect(notice()).toBeDefined());
  return kept;
}

const notice = () => document.querySelector(".toast")?.textContent;

test("the export is kept by the name that the server gave it, and said to be done", async () => {
  const headers = { "Content-Disposition": 'attachment; filename="hearten-data-2026-11-21.csv"' };
  const kept = await exportWith(() => new Response("Date\r\n", { headers }));
  expect(kept).toEqual([["hearten-data-2026-11-21.csv", "blob:the-file"]]);
  expect(notice()).toBe("Export CompleteYour data has been downloaded successfully");
});

test.each([
  [429, '{"message":"Too many tries."}', "Export FailedToo many tries."],
  [502, "<html>", "Export FailedExport failed"],
])("a refused export (%i) keeps no file and says why", async (status, body, words) => {
  expect(await exportWith(() => new Response(body, { status }))).toEqual([]);
  expect(notice()).toBe(words);
});
