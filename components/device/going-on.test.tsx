// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGoOn } from "./offline-screen";
import { pageArrived, STANDS_IN_ID } from "./reloads";

const reload = vi.fn();
let isServerThere: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isServerThere = true;
  vi.stubGlobal("fetch", async () => new Response(null, { status: isServerThere ? 200 : 504 }));
  stand("/progress");
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.body.replaceChildren();
  reload.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stand(pathname: string) {
  vi.stubGlobal("location", { pathname, reload });
}

/** The page comes, in the place of another, and stays for a while. Answers whether it still goes on by itself. */
async function come(): Promise<boolean> {
  const { result, unmount } = renderHook(() => useGoOn());
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  const goesOn = result.current === "by itself";
  unmount();
  return goesOn;
}

test("a page that does not come although the server answers is asked for twice by itself, then by the member", async () => {
  expect([await come(), await come(), await come(), await come()]).toEqual([true, true, false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
  stand("/favorites");
  expect(await come()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("a server that was away, or a page that arrived, begins the count anew; the page in its place does not", async () => {
  await come();
  await come();
  document.body.innerHTML = `<div id="${STANDS_IN_ID}"></div>`;
  pageArrived();
  expect(await come()).toBe(false);
  document.body.replaceChildren();
  pageArrived();
  expect(await come()).toBe(true);
  await come();
  isServerThere = false;
  await come();
  isServerThere = true;
  expect(await come()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(5);
});

const folded = (isOpen: boolean) =>
  `<section role="group" aria-label="People to talk to"><button aria-expanded="${isOpen}"></button></section>`;

test.each(['<dialog open=""></dialog>', '<section aria-label="People to talk to"></section>', folded(true)])(
  "while the numbers to ring stand, the page stays until the member carries on: %s",
  async (numbers) => {
    document.body.innerHTML = numbers;
    const { result } = renderHook(() => useGoOn());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(result.current).toBe("when asked");
    expect(reload).not.toHaveBeenCalled();
    document.body.replaceChildren();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(reload).toHaveBeenCalled();
  },
);

test("a panel that stands folded above saved words holds nothing up", async () => {
  document.body.innerHTML = folded(false);
  await come();
  expect(reload).toHaveBeenCalled();
});
