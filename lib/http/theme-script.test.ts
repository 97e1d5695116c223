// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { THEME_SCRIPT } from "./theme-script";

function run(systemIsDark: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark }));
  new Function(THEME_SCRIPT)();
  return document.documentElement.classList.contains("dark");
}

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("without a choice the page follows the system", () => {
  expect([run(true), run(false)]).toEqual([true, false]);
});

test("a choice outweighs the system", () => {
  localStorage.setItem("theme", "light");
  expect(run(true)).toBe(false);
  localStorage.setItem("theme", "dark");
  expect(run(false)).toBe(true);
});

test("a browser that keeps nothing still follows the system", () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("refused");
    },
  });
  expect(run(true)).toBe(true);
});

test("the script can stand in a page: it closes no tag", () => {
  expect(THEME_SCRIPT).not.toContain("<");
});
