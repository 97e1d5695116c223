import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { start } from "@/tests/support/program";

/** No worker is waited for longer. */
const PATIENCE_MS = 40_000;

export interface WorkerRun {
  /** From the first worker's being ready to the last mail, without the times in which none was running. */
  workedMs: number;
  downMs: number;
}

/**
 * Has a worker in a process of its own send until `isDone`, killing it each time a further share is out.
 *
 * @param out how many mails are out
 * @param killAt at which counts the worker is killed
 */
export async function sendWithKills(
  environment: Record<string, string>,
  out: () => number,
  killAt: readonly number[],
  isDone: () => boolean,
): Promise<WorkerRun> {
  const run: WorkerRun = { workedMs: 0, downMs: 0 };
  for (const limit of [...killAt, Number.POSITIVE_INFINITY]) {
    const begun = performance.now();
    const worker = start("tests/support/programs/mail-worker.ts", [], environment);
    const told = { out: "", errors: "" };
    for (const [stream, name] of [
      [worker.stdout, "out"],
      [worker.stderr, "errors"],
    ] as const) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        told[name] += text;
      });
    }
    await until(() => told.out.includes("ready") || worker.exitCode !== null);
    if (worker.exitCode !== null) throw new Error(`The worker ended: ${told.errors}`);
    const ready = performance.now();
    await until(() => out() >= limit || isDone());
    run.downMs += ready - begun;
    run.workedMs += performance.now() - ready;
    // What a killed worker had handed over is noted by the last one, once that one's time is over.
    if (limit === Number.POSITIVE_INFINITY) await until(() => told.out.includes("noted"));
    worker.kill("SIGKILL");
    await once(worker, "close");
  }
  return run;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const begun = performance.now(); !isTrue() && performance.now() - begun < PATIENCE_MS; )
    await sleep(5);
}
