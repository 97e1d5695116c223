const KEY = "reloads";
const IN_A_ROW = 2;

/** Whether the page in whose place this one stands may be asked for once more by itself; it counts as asked for. */
export function mayReload(): boolean {
  const { pathname } = window.location;
  try {
    const [path, count] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    const before = path === pathname ? Number(count) : 0;
    if (before >= IN_A_ROW) return false;
    sessionStorage.setItem(KEY, `${pathname} ${before + 1}`);
    return true;
  } catch {
    // What cannot be counted could go on for ever.
    return false;
  }
}

/** A page has arrived, or the server was away. */
export function forgetReloads(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was counted.
  }
}

/** On the page that stands in the place of another; that it came does not mean that one did. */
export const STANDS_IN_ID = "stands-in";

export function pageArrived(): void {
  if (!document.getElementById(STANDS_IN_ID)) forgetReloads();
}
