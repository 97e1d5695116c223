import { BRAND } from "@/lib/config/brand";
import { COVERED_KEY, VEIL } from "./cover-marks";

/** Pressed on the way to another window, they don't say that somebody is back. */
const NOT_A_PRESS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);

/** Covers the page at once whenever it is left, until it is touched or a key is pressed. */
export function keepCover(signal: AbortSignal): void {
  let cover: HTMLDialogElement | null = null;
  let isLeaving = false;
  function hide() {
    if (cover) return;
    const shown = shownCover();
    // The way back of a phone closes it as well.
    shown.addEventListener("close", () => shown === cover && goOn());
    cover = shown;
  }
  function goOn() {
    cover?.close();
    cover?.remove();
    cover = null;
    remember(false);
  }
  /** While the page is covered, nothing beneath it hears of a touch or a key. */
  function take(event: Event): boolean {
    if (cover) event.stopImmediatePropagation();
    return cover !== null;
  }
  const early = { signal, capture: true };
  window.addEventListener("pointerdown", take, early);
  window.addEventListener("click", (event) => take(event) && goOn(), early);
  window.addEventListener(
    "keydown",
    (event) => {
      if (!take(event) || NOT_A_PRESS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      goOn();
    },
    early,
  );
  window.addEventListener("blur", () => isAppSwitched() && hide(), { signal });
  window.addEventListener("pageshow", () => (isLeaving = false), { signal });
  window.addEventListener(
    "pagehide",
    () => {
      // The next page in this tab is one that somebody asked for.
      isLeaving = true;
      remember(false);
      hide();
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") return cover?.querySelector("button")?.focus();
      if (!isLeaving) remember(true);
      hide();
    },
    { signal },
  );
  signal.addEventListener("abort", goOn);
  const root = document.documentElement;
  const wasVeiled = root.hasAttribute(VEIL);
  // First: what is veiled takes no focus.
  root.removeAttribute(VEIL);
  if (wasVeiled || document.visibilityState === "hidden") hide();
}

/**
 * A modal dialog of the browser's own: above everything that is open, with the focus in it and the page beneath inert.
 * Made anew each time, because a dialog of the page hides from screen readers what was there before it.
 */
function shownCover(): HTMLDialogElement {
  const cover = document.createElement("dialog");
  cover.className = "cover";
  cover.setAttribute("aria-label", `${BRAND.name} is covered`);
  const name = document.createElement("p");
  name.textContent = BRAND.name;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Carry on";
  cover.append(name, button);
  document.body.append(cover);
  cover.showModal();
  return cover;
}

/**
 * Whether the window has lost the focus as on a phone, where switching apps shows the page before it is hidden. Frames
 * in the page keep it; lists and clocks of the system take it for a moment while somebody is here.
 */
function isAppSwitched(): boolean {
  const isPicking = document.activeElement?.matches(
    "select, input:is([type=time], [type=date], [type=file])",
  );
  return matchMedia("(pointer: coarse)").matches && !document.hasFocus() && !isPicking;
}

function remember(isCovered: boolean): void {
  try {
    if (isCovered) sessionStorage.setItem(COVERED_KEY, "1");
    else sessionStorage.removeItem(COVERED_KEY);
  } catch {
    // A browser that refuses its storage forgets it with the page.
  }
}
