// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ScreenBody } from "@/components/layout/screen-body";
import { setNextScreen } from "@/components/ui/app-link";

afterEach(() => {
  cleanup();
  setNextScreen(null);
  vi.unstubAllGlobals();
});

test.each([
  ["/progress", "Loading your progress..."],
  ["/favorites", "Loading your favorites..."],
  ["/settings", "Loading..."],
  ["/sliders", "One moment..."],
])("on the way to %s it says '%s', and makes way for the screen", (path, words) => {
  // As browsers do that tell when a scroll has ended.
  vi.stubGlobal("scrollTo", async () => {});
  render(<ScreenBody>here</ScreenBody>);
  act(() => setNextScreen(path));
  expect(screen.getByRole("status").textContent).toContain(words);
  expect(screen.queryByText("here")).toBeNull();
  act(() => setNextScreen(null));
  expect(screen.getByText("here")).toBeTruthy();
});
