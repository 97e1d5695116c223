import { Agent, request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import type { Server } from "./server";

export interface Ask {
  path: string;
  /** GET unless there is a body to send. */
  body?: unknown;
  /** POST with a body unless told. */
  method?: "PATCH";
  headers?: OutgoingHttpHeaders;
}

/** One thing to ask a server for, again and again; `turn` counts the askings. */
export interface Target {
  server: Server;
  ask: (turn: number) => Ask;
}

const ROUNDS = 6;
/** How often a target is asked before anything is measured, and before each slice: one that has rested is dearer. */
export const WARM = { first: 1_000, again: 80 };
/** How often each target is asked. */
const USUAL = { warmUp: WARM.first, perRound: 150 };
const AT_ONCE = 4;

/**
 * Processor milliseconds per request of each target, round by round. All are warm before the first round and before
 * each slice, and each round asks all of them in turn, so that whatever drifts hits them alike.
 */
export async function measure<Name extends string>(
  targets: Record<Name, Target>,
  { warmUp, perRound } = USUAL,
): Promise<Record<Name, number[]>> {
  const named = Object.entries(targets) as [Name, Target][];
  const figures = Object.fromEntries(named.map(([name]) => [name, []])) as unknown as Record<Name, number[]>;
  const again = Math.min(WARM.again, warmUp);
  for (const [, target] of named) await askMany(target, warmUp, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of named) {
      const turn = warmUp + round * (again + perRound);
      await askMany(target, again, turn);
      const before = await target.server.usage();
      await askMany(target, perRound, turn + again);
      const after = await target.server.usage();
      figures[name].push((after.cpuMs - before.cpuMs) / perRound);
    }
  }
  return figures;
}

/** The middle of the rounds' ratios. */
export function ratio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

export async function askMany(target: Target, times: number, firstTurn = 0): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) {
      const turn = firstTurn + next;
      next += 1;
      await askOnce(target.server, target.ask(turn));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

// Shorter than the server keeps one that rests, so that none is taken up in the moment in which it is closed.
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

/** @throws unless it is answered with what was asked for: a redirect or a refusal is cheap, and would flatter */
export async function askOnce(server: Server, { path, body, method, headers = {} }: Ask): Promise<string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const all = {
    // As browsers ask.
    "accept-encoding": "gzip",
    ...(sent === undefined
      ? {}
      : { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const url = new URL(path, server.url);
    const asked = httpRequest(
      url,
      { agent, method: method ?? (sent ? "POST" : "GET"), headers: all },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on("data", (chunk: Buffer) => chunks.push(chunk));
        reply.on("error", reject);
        reply.on("end", () => {
          const { statusCode = 0 } = reply;
          if (statusCode === 200 || statusCode === 201) resolve(Buffer.concat(chunks).toString("latin1"));
          else reject(new Error(`${path} was answered with ${statusCode}.`));
        });
      },
    );
    asked.on("error", reject);
    asked.end(sent);
  });
}
