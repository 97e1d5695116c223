import { readFileSync } from "node:fs";

/**
 * npm hands a signal to its shell, and a shell that dies of it leaves its program running. So when npm started
 * this process and npm or the shell is gone, the process asks itself to end.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const starters = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (starters.every(isAlive) && (process.platform === "win32" || process.ppid === starters[0])) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0; // no /proc on this system: the shell alone is watched
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
