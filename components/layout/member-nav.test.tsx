// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, test } from "vitest";
import { leadToSlider, wasLedToSlider } from "@/components/check-in/led-to-slider";
import { MemberNav } from "./member-nav";

afterEach(cleanup);

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
