// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { EntryList } from "@/components/progress/entry-list";
import { DIMENSION_KEYS } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import { anEntry } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const STRESSED = { ...DEFAULT_LEVELS, stressLevel: 5 };

/** An entry of just now in Progress, its dialog open over a server that keeps what is set right; answers what was sent. */
async function open(refused?: string) {
  let entry = anEntry({ createdAt: new Date().toISOString(), emotionalState: STRESSED });
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method !== "PATCH") return Response.json({ entries: [entry], nextCursor: null });
    sent.push([path, JSON.parse(String(body))]);
    if (refused) return Response.json({ message: refused }, { status: 409 });
    entry = { ...entry, emotionalState: DEFAULT_LEVELS };
    return Response.json({ id: entry.id });
  });
  renderWithQueries(<EntryList today="2026-11-21" />, [
    [queryKeys.entryPages, { pages: [{ entries: [entry], nextCursor: null }], pageParams: [null] }],
  ]);
  await userEvent.click(summary());
  await userEvent.click(opener());
  return { dialog: within(await screen.findByRole("dialog", { name: "Correct this entry" })), sent };
}

const summary = () => screen.getByText("Yesterday, evening").closest("button") as HTMLElement;
const opener = () => screen.getByRole("button", { name: "Correct this entry" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("an entry is set right in a dialog: what was changed is sent alone, and its score and ratings follow", async () => {
  const { dialog, sent } = await open();
  const sliders = dialog.getAllByRole<HTMLInputElement>("slider");
  expect(sliders).toHaveLength(DIMENSION_KEYS.length);
  const stress = dialog.getByRole<HTMLInputElement>("slider", { name: /^Stress/ });
  expect(stress.value).toBe("5");
  fireEvent.change(stress, { target: { value: "3" } });
  await userEvent.click(dialog.getByText("Morning"));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await isClosed();
  expect(document.activeElement).toBe(opener());
  expect(sent).toEqual([
    [`/api/check-ins/${anEntry().id}`, { stressLevel: 3, timeOfDayPreference: "morning" }],
  ]);
  await waitFor(() => expect(summary().textContent).toContain("3.0/5"));
  expect(screen.getByRole("meter", { name: "Stress" }).getAttribute("aria-valuenow")).toBe("3");
});

test("where nothing was changed nothing is sent", async () => {
  const { dialog, sent } = await open();
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await isClosed();
  expect(sent).toEqual([]);
});

test("a correction that is refused stays in the dialog, with the server's words", async () => {
  const message = "An entry can be corrected for 24 hours.";
  const { dialog } = await open(message);
  fireEvent.change(dialog.getByRole("slider", { name: /^Stress/ }), { target: { value: "3" } });
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toBe(`Not saved: ${message}`));
  expect(dialog.getByRole<HTMLInputElement>("slider", { name: /^Stress/ }).value).toBe("3");
  expect(summary().textContent).not.toContain("3.0/5");
});
