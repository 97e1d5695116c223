import type { ChildProcess } from "node:child_process";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { ended, freePort, startServer } from "./app";

/** How many servers are there at once. */
const AT_ONCE = 2;

/** Which of the servers answered. */
export const SERVED_BY = "x-served-by";

interface Life {
  name: number;
  port: number;
  process: ChildProcess;
  /** How many requests it takes yet. */
  left: number;
  inHand: number;
}

/**
 * Servers as on a host where no process stays: each takes a few requests and is then ended at once, whatever it has in
 * hand, and between requests it is frozen. Every other one ends with its last answer untold.
 */
export class ShortLives {
  readonly #there = new Set<Life>();
  readonly #waiting: (() => void)[] = [];
  readonly #environment: Record<string, string>;
  readonly #requestsEach: number;
  readonly #gateway = createServer((asked, answer) => void this.#pass(asked, answer));
  #isOver = false;
  /** How many were begun. */
  begun = 0;
  /** How many requests were cut off. */
  cutOff = 0;

  constructor(environment: Record<string, string>, requestsEach: number) {
    this.#environment = environment;
    this.#requestsEach = requestsEach;
  }

  /** Begins to answer on a port of this machine; the first server leaves early, so that they do not go together. */
  async listen(port: number): Promise<void> {
    await Promise.all([
      this.#begin(Math.ceil(this.#requestsEach / AT_ONCE)),
      this.#begin(this.#requestsEach),
      new Promise<void>((resolve) => this.#gateway.listen(port, "127.0.0.1", resolve)),
    ]);
  }

  /** Ends all that are there, as a host does that takes its machine away. Others come in their place. */
  async endAll(): Promise<void> {
    await Promise.all([...this.#there].map((life) => this.#end(life)));
  }

  /** Resolves once as many are there as there are at most, and each takes at least one more request. */
  async complete(): Promise<void> {
    while (this.#there.size < AT_ONCE) await this.#change();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.endAll();
    this.#gateway.closeAllConnections();
    await new Promise((resolve) => this.#gateway.close(resolve));
  }

  async #begin(left = this.#requestsEach): Promise<void> {
    const name = ++this.begun;
    const port = await freePort();
    const process = await startServer(port, this.#environment);
    const life = { name, port, process, left, inHand: 0 };
    if (this.#isOver) return this.#end(life);
    process.kill("SIGSTOP");
    this.#there.add(life);
    this.#changed();
  }

  async #end(life: Life): Promise<void> {
    const wasThere = this.#there.delete(life);
    await ended(life.process, "SIGKILL");
    if (wasThere && !this.#isOver) void this.#begin();
  }

  /** Whoever has least in hand, and of those whoever has had fewest. */
  async #take(): Promise<Life> {
    for (;;) {
      const [life] = [...this.#there].sort((a, b) => a.inHand - b.inHand || b.left - a.left);
      if (life && life.left > 0) {
        life.left--;
        life.inHand++;
        life.process.kill("SIGCONT");
        return life;
      }
      await this.#change();
    }
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bytesOf(asked);
    const life = await this.#take();
    const isLast = life.left === 0;
    try {
      const { reply, bytes } = await forward(life.port, asked, body);
      if (isLast && life.name % 2 === 0) throw new Error("The answer is lost.");
      answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, [SERVED_BY]: life.name }).end(bytes);
    } catch {
      this.cutOff++;
      answer.writeHead(502).end();
    }
    if (isLast) await this.#end(life);
    else if (--life.inHand === 0) life.process.kill("SIGSTOP");
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #changed(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}

function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<{ reply: IncomingMessage; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, method, path: url, headers, agent: false }, (reply) =>
      bytesOf(reply).then((bytes) => resolve({ reply, bytes }), reject),
    );
    call.on("error", reject).end(body);
  });
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
