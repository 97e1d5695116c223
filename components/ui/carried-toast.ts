import { type ToastInput, toast } from "@/components/ui/toast-store";

const STORAGE_KEY = "toast";

/** Shows a toast now and once more, for its full time, after the full load that follows and would otherwise swallow it. */
export function carryToast(carried: ToastInput): void {
  toast(carried);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(carried));
  } catch {
    // Without storage it was seen for a moment.
  }
}

/** Shows what the page before this one carried over, once. */
export function showCarriedToast(): void {
  try {
    const carried: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    sessionStorage.removeItem(STORAGE_KEY);
    if (isCarried(carried)) toast(carried);
  } catch {
    // Nothing readable was carried.
  }
}

function isCarried(value: unknown): value is ToastInput {
  return typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
}
