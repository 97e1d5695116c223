// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppLink, setNextScreen, useNextScreen } from "./app-link";

const router = { push: vi.fn(), prefetch: vi.fn() };

/** Whether the browser itself is to follow; jsdom has nowhere to go. */
let isLeftToBrowser: boolean;

function onClick(event: Event) {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => window.addEventListener("click", onClick));

afterEach(() => {
  window.removeEventListener("click", onClick);
  cleanup();
  vi.clearAllMocks();
  setNextScreen(null);
});

function ToCome() {
  return <output>{useNextScreen()}</output>;
}

function show(props: Partial<React.ComponentProps<typeof AppLink>> = {}, given: object | null = router) {
  render(
    <AppRouterContext value={given as never}>
      <AppLink href="/progress?date=2026-11-21" {...props}>
        A day
      </AppLink>
      <ToCome />
    </AppRouterContext>,
  );
  return screen.getByRole("link", { name: "A day" });
}

test("a press goes by the router, and says which screen is to come", () => {
  fireEvent.click(show());
  expect(router.push.mock.calls).toEqual([["/progress?date=2026-11-21"]]);
  expect(isLeftToBrowser).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("/progress");
});

test.each([
  ["with a key for another tab", {}, { ctrlKey: true }, router],
  ["with a key for another window", {}, { shiftKey: true }, router],
  ["on a way to another tab", { target: "_blank" }, {}, router],
  ["on a way to a file", { download: "" }, {}, router],
  ["where there is no router", {}, {}, null],
])("a press %s is the browser's", (_, props, keys, given) => {
  fireEvent.click(show(props, given), keys);
  expect(router.push).not.toHaveBeenCalled();
  expect(isLeftToBrowser).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a press that somebody else has taken goes nowhere", () => {
  fireEvent.click(show({ onClick: (event) => event.preventDefault() }));
  expect(router.push).not.toHaveBeenCalled();
});

test("a page is fetched ahead once the way to it is about to be taken, unless that is not wanted", () => {
  const link = show();
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.focus(link);
  expect(router.prefetch.mock.calls).toEqual([["/progress?date=2026-11-21"]]);
  cleanup();
  const onFocus = vi.fn();
  fireEvent.focus(show({ prefetch: false, onFocus }));
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  expect(onFocus).toHaveBeenCalledOnce();
});

test("only the way that was pressed last says that it is being taken", async () => {
  // As when the server takes its time: the press is answered all the same.
  const arrivals: (() => void)[] = [];
  const router = { push: () => new Promise<void>((arrive) => arrivals.push(arrive)), prefetch: vi.fn() };
  render(
    <AppRouterContext value={router as never}>
      <AppLink href="/progress">Progress</AppLink>
      <AppLink href="/settings">Settings</AppLink>
    </AppRouterContext>,
  );
  const [progress, settings] = screen.getAllByRole("link");
  const going = () => [progress, settings].map((link) => link?.querySelector(".going") !== null);
  expect(going()).toEqual([false, false]);
  if (progress) fireEvent.click(progress);
  expect(going()).toEqual([true, false]);
  if (settings) fireEvent.click(settings);
  expect(going()).toEqual([false, true]);
  // React lets transitions of other files wait for one that never ends.
  await act(async () => {
    for (const arrive of arrivals) arrive();
  });
  expect(going()).toEqual([false, false]);
});
