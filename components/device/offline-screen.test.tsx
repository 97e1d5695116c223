// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { KeptNote } from "./offline-check-in";
import { AwayNote, AwayTitle } from "./offline-screen";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("nobody with a connection is told that they have none", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { container } = render(
    <>
      <AwayTitle />. <AwayNote />
    </>,
  );
  expect(container.textContent).toContain("You're offline. Most of Hearten needs a connection.");
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(container.textContent).toContain("Hearten isn't answering. ");
  expect(container.textContent).not.toMatch(/offline|connection/);
});

test("with the panel the focus stands before it: it is heard first, and its numbers are the next to come", async () => {
  render(<KeptNote care="panel" />);
  const panel = screen.getByRole("region", { name: "People to talk to" });
  const focused = document.activeElement;
  expect(focused?.contains(panel)).toBe(true);
  expect(focused?.textContent).toMatch(/^It sounds very heavy .*Your check-in is kept on this device/);
  await userEvent.tab();
  expect(panel.contains(document.activeElement)).toBe(true);
});

test("without it the focus is with what became of the check-in", () => {
  render(<KeptNote care={null} />);
  expect(document.activeElement?.textContent).toMatch(/^Your check-in is kept on this device/);
});
