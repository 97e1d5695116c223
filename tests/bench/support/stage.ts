import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { root, step } from "@/scripts/lib/command.mjs";
import { HEAP_GROWTH, KEEPS_EXPRESSIONS } from "@/scripts/lib/next-server.mjs";
import { freePort } from "@/scripts/lib/port.mjs";
import { configuration, type DatabaseKind } from "@/tests/e2e/support/app";
import { freshDatabase } from "@/tests/e2e/support/databases";
import { buildEmptyApp } from "./empty-app";
import { runProgram } from "./program";
import type { Seeded, SeededLoad, SeededUsers } from "./seeded";
import { type Server, startServer } from "./server";

/** A database with the benchmark's people in it. */
interface Store<S> {
  env: Record<string, string>;
  seeded: S;
}

/** The built app on a seeded database. */
export interface Ours extends Server, Seeded {}

/** The built app on a database of many users. */
export interface Consoles extends Server, SeededUsers {}

/** What the parts measure, made when one first asks for it and taken down at the end. */
export class Stage {
  #made = new Map<string, Promise<unknown>>();
  #ends: (() => Promise<unknown>)[] = [];

  empty(): Promise<Server> {
    return this.#once("empty", () => this.freshEmpty());
  }

  ours(database: DatabaseKind): Promise<Ours> {
    return this.#once(`ours ${database}`, () => this.freshOurs(database));
  }

  /** A server that nobody has asked anything yet. */
  async freshEmpty(): Promise<Server> {
    const folder = await this.#once("empty app", async () => {
      const built = await step("Building the empty app", buildEmptyApp);
      process.on("exit", built.remove);
      return built.folder;
    });
    const isUp = async (url: string) => (await fetch(url)).ok;
    return this.#keep(await startServer(folder, await freePort(), {}, isUp));
  }

  /** A server that nobody has asked anything yet. On the embedded database there can be one at a time. */
  async freshOurs(database: DatabaseKind): Promise<Ours> {
    const store = this.#once(`store ${database}`, () => this.#fill<Seeded>(database, "seed"));
    return this.#serve(await store);
  }

  /** With as many users as told, on a database of its own. */
  async consoles(users: number, database: DatabaseKind = "embedded"): Promise<Consoles> {
    return this.#serve(await this.#fill<SeededUsers>(database, "seed-users", { USERS: String(users) }));
  }

  /** Two servers on one PostgreSQL database, which hand their mails to this service and their logs to `onLine`. */
  async pair(
    mail: Record<string, string>,
    onLine: (line: string) => void,
  ): Promise<{ servers: readonly [Server, Server]; seeded: SeededLoad; databaseUrl: string }> {
    const { env, seeded } = await this.#fill<SeededLoad>("postgres", "seed-load");
    const { MAIL: _, ...others } = env;
    const store = { env: { ...others, ...mail }, seeded };
    const servers = [await this.#serve(store, onLine), await this.#serve(store, onLine)] as const;
    return { servers, seeded, databaseUrl: env.DATABASE_URL ?? "" };
  }

  async #serve<S>({ env, seeded }: Store<S>, onLine?: (line: string) => void): Promise<Server & S> {
    const port = await freePort();
    const own = { ...env, APP_URL: `http://localhost:${port}`, BENCH_COUNTS_STATEMENTS: "1" };
    const isWell = async (url: string) => (await fetch(`${url}/api/health`)).ok;
    const server = this.#keep(
      await startServer(root, port, own, isWell, [HEAP_GROWTH, KEEPS_EXPRESSIONS], onLine),
    );
    return { ...server, ...seeded };
  }

  /** What a program measures on a database of its own with nobody in it. */
  async measured<T>(database: DatabaseKind, program: string, more: Record<string, string> = {}): Promise<T> {
    return (await this.#fill<T>(database, program, more)).seeded;
  }

  browser(): Promise<{ browser: Browser; debuggingPort: number }> {
    return this.#once("browser", async () => {
      const debuggingPort = await freePort();
      const browser = await chromium.launch({
        executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"].concat(
          ["--disable-background-networking", "--disable-component-update"],
          `--remote-debugging-port=${debuggingPort}`,
        ),
      });
      this.#ends.push(() => browser.close());
      return { browser, debuggingPort };
    });
  }

  async close(): Promise<void> {
    for (const end of this.#ends.reverse()) await end();
  }

  async #fill<S>(
    database: DatabaseKind,
    program: string,
    more: Record<string, string> = {},
  ): Promise<Store<S>> {
    const dataDir = mkdtempSync(join(tmpdir(), "hearten-bench-"));
    process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
    const postgres = database === "postgres" ? await freshDatabase() : null;
    if (postgres) this.#ends.push(() => postgres.drop());
    const env: Record<string, string> = {
      ...configuration("http://localhost", dataDir),
      ...(postgres && { DATABASE_URL: postgres.url }),
      // As in production: a line for each call.
      LOG_LEVEL: "info",
    };
    const seeded = await step(`Seeding ${database}${more.USERS ? `, ${more.USERS} users` : ""}`, async () => {
      await runProgram("scripts/ops/migrate.ts", env);
      return (await runProgram(`tests/bench/programs/${program}.ts`, { ...env, ...more })) as S;
    });
    return { env, seeded };
  }

  #keep<S extends Server>(server: S): S {
    this.#ends.push(() => server.stop());
    return server;
  }

  #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made as Promise<T>;
  }
}
