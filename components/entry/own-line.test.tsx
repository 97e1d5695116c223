// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { ACCESS_EXPIRED_EVENT } from "@/lib/http/access-expired";
import { renderWithQueries } from "@/tests/support/with-queries";
import { forgetDrafts } from "./line-drafts";
import { OwnLine } from "./own-line";

afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.unstubAllGlobals();
});

function answerWith(line: string | null, status = 200) {
  const server = vi.fn<typeof fetch>(async () => Response.json({ id: "entry", line }, { status }));
  vi.stubGlobal("fetch", server);
  return server;
}

const show = (line: string | null = null) => renderWithQueries(<OwnLine checkInId="entry" line={line} />);
const offer = () => screen.getByRole("button", { name: "Add a line for yourself" });
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "A line for yourself" });

test("it is one quiet offer until wanted, and then a field that says whose it is", async () => {
  show();
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.click(offer());
  expect(document.activeElement).toBe(field());
  expect(field().maxLength).toBe(280);
  expect(screen.getByText(/Only for you/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(offer());
});

test("what was written is sent, stands there, and can be changed", async () => {
  const server = answerWith("Soup with Jo");
  show();
  await userEvent.click(offer());
  await userEvent.type(field(), "Soup with Jo");
  await userEvent.click(screen.getByRole("button", { name: "Save line" }));
  expect(await screen.findByText("Soup with Jo")).toBeTruthy();
  const [path, init] = server.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual([
    "/api/check-ins/entry/line",
    "PUT",
    JSON.stringify({ text: "Soup with Jo" }),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Change your line" }));
  expect(field().value).toBe("Soup with Jo");
});

test("an emptied line is gone, and the offer is back", async () => {
  answerWith(null);
  show("Soup with Jo");
  await userEvent.click(screen.getByRole("button", { name: "Change your line" }));
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole("button", { name: "Save line" }));
  expect(await screen.findByRole("button", { name: "Add a line for yourself" })).toBeTruthy();
  expect(screen.queryByText("Soup with Jo")).toBeNull();
});

test("what could not be saved stays in the field", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
  show();
  await userEvent.click(offer());
  await userEvent.type(field(), "Soup");
  await userEvent.click(screen.getByRole("button", { name: "Save line" }));
  expect(field().value).toBe("Soup");
});

async function leaveHalfWritten() {
  const shown = show();
  await userEvent.click(offer());
  await userEvent.type(field(), "Soup with");
  shown.unmount();
}

test("what was half-written stands there again when its place comes back, and takes no focus", async () => {
  await leaveHalfWritten();
  show();
  expect(field().value).toBe("Soup with");
  expect(document.activeElement).toBe(document.body);
  cleanup();
  renderWithQueries(<OwnLine checkInId="another" line={null} />);
  expect(offer()).toBeTruthy();
});

test("what was given up or saved does not come back", async () => {
  await leaveHalfWritten();
  const cancelled = show();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  cancelled.unmount();
  await leaveHalfWritten();
  answerWith("Soup with");
  const saved = show();
  await userEvent.click(screen.getByRole("button", { name: "Save line" }));
  expect(await screen.findByText("Soup with")).toBeTruthy();
  saved.unmount();
  show();
  expect(offer()).toBeTruthy();
});

test("when the session is over nothing of what was half-written stays", async () => {
  await leaveHalfWritten();
  window.dispatchEvent(new Event(ACCESS_EXPIRED_EVENT));
  show();
  expect(offer()).toBeTruthy();
});

test("a line that may not be kept stays in the field, and the server's words say why", async () => {
  const message = "You've taken back your consent.";
  vi.stubGlobal("fetch", async () => Response.json({ message }, { status: 403 }));
  renderWithQueries(
    <>
      <OwnLine checkInId="entry" line={null} />
      <Toaster />
    </>,
  );
  await userEvent.click(offer());
  await userEvent.type(field(), "Soup");
  await userEvent.click(screen.getByRole("button", { name: "Save line" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field().value).toBe("Soup");
});
