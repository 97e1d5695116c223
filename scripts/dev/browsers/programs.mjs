import { run } from "../../lib/command.mjs";

const PATIENCE_MS = 60_000;

/** The first of these programs, by name or path, that this machine has; undefined where it has none. */
export async function firstThatRuns(programs) {
  for (const program of programs.filter(Boolean)) if (await isInstalled(program)) return program;
  return undefined;
}

/** Whether it can be started; asked for its version, some drivers only say that they don't know the question. */
export async function isInstalled(program) {
  const { code } = await run(program, ["--version"], { timeout: 20_000 });
  return code !== 127;
}

/** Waits until a program says this. */
export function said(stream, pattern) {
  return new Promise((resolve, reject) => {
    let heard = "";
    const timer = setTimeout(() => reject(new Error(`It was started, and said only: ${heard}`)), PATIENCE_MS);
    stream.on("data", (chunk) => {
      heard += chunk;
      const found = pattern.exec(heard);
      if (found) resolve(found);
      if (found) clearTimeout(timer);
    });
    stream.on("end", () => {
      clearTimeout(timer);
      reject(new Error(`It ended, and said: ${heard}`));
    });
  });
}

/** Ends a program that was started here, with those that it started where it leads a group of its own. */
export function ended(child, { group = false } = {}) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return resolve();
    child.once("exit", () => resolve());
    if (group) process.kill(-child.pid);
    else child.kill();
  });
}
