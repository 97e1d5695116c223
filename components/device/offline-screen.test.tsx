// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
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
  expect(container.textContent).toContain("You're offline. We can't reach Hearten just now.");
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(container.textContent).toContain("We can't reach Hearten. ");
  expect(container.textContent).not.toMatch(/offline|connection/);
});
