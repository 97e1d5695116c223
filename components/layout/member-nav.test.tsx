// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { setNextScreen } from "@/components/ui/app-link";
import { leadToSlider, MemberNav, ScreenBody, wasLedToSlider } from "./member-nav";

afterEach(() => {
  cleanup();
  setNextScreen(null);
  vi.unstubAllGlobals();
});

const at = (path: string) => (
  <PathnameContext value={path}>
    <MemberNav memberName="Maya" demo={false} />
  </PathnameContext>
);

test.each([
  ["/sliders", true],
  ["/progress", false],
])("whoever was led to the check-in and arrives at %s", (path, isStillLed) => {
  const { rerender } = render(at("/"));
  leadToSlider();
  rerender(at(path));
  expect(wasLedToSlider()).toBe(isStillLed);
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
