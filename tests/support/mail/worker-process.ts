import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { start } from "@/tests/support/program";

/** No worker is waited for longer. */
const PATIENCE_MS = 40_000;
/** A killed worker's time is over after some 9 s; a busy machine needs more to begin what it left. */
const NOTED_AFTER_MS = 16_000;

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
    let errors = "";
    worker.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    await Promise.race([once(worker.stdout, "data"), once(worker, "close")]);
    if (worker.exitCode !== null) throw new Error(`The worker ended: ${errors}`);
    const ready = performance.now();
    while (out() < limit && !isDone() && performance.now() - ready < PATIENCE_MS) await sleep(5);
    run.downMs += ready - begun;
    run.workedMs += performance.now() - ready;
    // What a killed worker had handed over is noted by the last one, once its time is over.
    if (limit === Number.POSITIVE_INFINITY) await sleep(NOTED_AFTER_MS);
    worker.kill("SIGKILL");
    await once(worker, "close");
  }
  return run;
}
