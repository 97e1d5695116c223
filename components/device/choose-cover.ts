import { CHOICE_KEY, setCover } from "./cover-choice";

/** Keeps the choice for this device, for each of its tabs. */
export function chooseCover(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(CHOICE_KEY, "on");
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  setCover(wanted);
}
