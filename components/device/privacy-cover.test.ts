// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseCover } from "@/components/settings/switch-cards";
import { eventually } from "@/tests/support/eventually";
import { followCover } from "./cover-choice";
import { keepCover } from "./privacy-cover";

let kept: AbortController;

beforeEach(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.title = "Progress | Hearten - Mental Health Support";
  document.body.innerHTML = "<button id='beneath'>Share</button>";
  kept = new AbortController();
});
afterEach(() => {
  kept.abort();
  chooseCover(false);
  see("visible");
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page is hidden, or comes back. */
function see(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

const cover = () => document.querySelector<HTMLDialogElement>("dialog.cover[open]");
const isVeiled = () => document.documentElement.hasAttribute("data-veiled");
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
  );

test("a page that is hidden is covered at once, and stays so when it comes back", () => {
  keepCover(kept.signal);
  expect(cover()).toBeNull();
  see("hidden");
  expect(cover()?.textContent).toBe("HeartenCarry on");
  expect(cover()?.getAttribute("aria-label")).toBe("Hearten is covered");
  see("visible");
  expect(cover()).not.toBeNull();
  expect(document.activeElement?.textContent).toBe("Carry on");
});

test("a touch uncovers, and is felt by nothing beneath", () => {
  const felt: string[] = [];
  for (const type of ["pointerdown", "click"])
    document.addEventListener(type, () => felt.push(type), { signal: kept.signal });
  keepCover(kept.signal);
  see("hidden");
  const target = cover();
  target?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect([cover(), felt]).toEqual([null, []]);
  document.querySelector<HTMLElement>("#beneath")?.click();
  expect(felt).toEqual(["click"]);
});

test("a key uncovers and does nothing else; keys of the way to another window don't", () => {
  const heard = vi.fn();
  document.addEventListener("keydown", heard, { signal: kept.signal });
  keepCover(kept.signal);
  see("hidden");
  press("Alt", { altKey: true });
  press("Tab", { altKey: true });
  press("Shift");
  expect(cover()).not.toBeNull();
  press("Enter");
  expect(cover()).toBeNull();
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ["a phone whose app is switched", true, false, true],
  ["a frame of the page that takes the focus", true, true, false],
  ["another window beside it on a desk", false, false, false],
])("losing the focus to %s", (_, isPhone, hasFocus, isCovered) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  vi.spyOn(document, "hasFocus").mockReturnValue(hasFocus);
  keepCover(kept.signal);
  window.dispatchEvent(new Event("blur"));
  expect(cover() !== null).toBe(isCovered);
});

test("a page that ended while it was away comes back covered; one that is asked for does not", async () => {
  keepCover(kept.signal);
  see("hidden");
  expect(sessionStorage.getItem("covered")).toBe("1");
  kept.abort();
  sessionStorage.setItem("covered", "1");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  chooseCover(true);
  await eventually(() => expect(cover()).not.toBeNull());
  expect(document.activeElement?.textContent).toBe("Carry on");
  expect(isVeiled()).toBe(false);
  chooseCover(false);

  const next = new AbortController();
  keepCover(next.signal);
  window.dispatchEvent(new Event("pagehide"));
  see("hidden");
  expect(cover()).not.toBeNull();
  expect(sessionStorage.getItem("covered")).toBeNull();
  next.abort();
});

test.each([
  ["a press", () => document.documentElement.click()],
  ["a key", () => press("Enter")],
])("before the cover's script is here a page that was covered shows nothing, until %s", async (_, touch) => {
  localStorage.setItem("cover", "on");
  sessionStorage.setItem("covered", "1");
  const stop = followCover("Hearten");
  expect([isVeiled(), document.title]).toEqual([true, "Hearten"]);
  touch();
  expect(isVeiled()).toBe(false);
  see("hidden");
  await eventually(() => expect(cover()).not.toBeNull());
  stop();
});

test("the tab is called by the name alone, on this screen and the next, until the cover is turned off", async () => {
  const stop = followCover("Hearten");
  chooseCover(true);
  expect(document.title).toBe("Hearten");
  document.title = "Favorites | Hearten - Mental Health Support";
  await eventually(() => expect(document.title).toBe("Hearten"));
  chooseCover(false);
  expect(document.title).toBe("Favorites | Hearten - Mental Health Support");
  stop();
});

test("it is kept only where it was chosen, and no longer", async () => {
  const stop = followCover("Hearten");
  see("hidden");
  expect(cover()).toBeNull();
  chooseCover(true);
  expect(localStorage.getItem("cover")).toBe("on");
  see("hidden");
  await eventually(() => expect(cover()).not.toBeNull());
  chooseCover(false);
  expect([cover(), localStorage.getItem("cover")]).toEqual([null, null]);
  expect(document.title).toBe("Progress | Hearten - Mental Health Support");
  stop();
});
