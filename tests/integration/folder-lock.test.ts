import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "@/lib/db/embedded";
import { type Program, start } from "@/tests/support/program";

const PATIENCE = 60_000;
const REFUSED = /is already open in another process/;

let home: string;
let folder: string;
let programs: Program[];

beforeEach(() => {
  home = mkdtempSync(join(realpathSync(tmpdir()), "hearten-lock-"));
  folder = join(home, "database");
  programs = [];
});

afterEach(async () => {
  for (const program of programs) await killed(program);
  rmSync(home, { recursive: true });
});

/** Another process that wants the folder, under the name that it knows it by. */
class Contender {
  readonly program: Program;
  readonly #lines: Interface;

  constructor(name = folder, environment: Record<string, string> = {}) {
    this.program = start("tests/support/programs/hold-folder.ts", [name], environment);
    programs.push(this.program);
    this.#lines = createInterface({ input: this.program.stdout });
  }

  /** Has it take the folder, or let it go where it holds it, and answers what it says. */
  async turn(): Promise<string> {
    const answer = once(this.#lines, "line");
    this.program.stdin.write("\n");
    return String((await answer)[0]);
  }
}

async function killed(program: Program): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "close");
  program.kill("SIGKILL");
  await ended;
}

/** As many races as asked for: each has one winner, who then lets go. */
async function race(rounds: number, contenders: readonly Contender[]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(contenders.map((one) => one.turn()));
    const winners = contenders.filter((_, at) => answers[at] === "held");
    expect(winners).toHaveLength(1);
    for (const answer of answers) if (answer !== "held") expect(answer).toMatch(REFUSED);
    expect(await winners[0]?.turn()).toBe("free");
  }
}

test("A folder that another process has open is refused, with what to do", {
  timeout: PATIENCE,
}, async () => {
  expect(await new Contender().turn()).toBe("held");

  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  const message = `The database in ${folder} is already open in another process. Stop that one first, give this one another DATA_DIR, or set DATABASE_URL.`;
  await expect(lockFolder(folder)).rejects.toThrow(message);
  expect(await new Contender().turn()).toBe(message);
});

test("A process refuses itself a second opening too, until it has let go; the folder is not made", async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  unlock();
  const again = await lockFolder(folder);
  unlock();
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  again();
  expect(existsSync(folder)).toBe(false);
});

test("What a killed holder leaves behind is nobody's", { timeout: PATIENCE }, async () => {
  const holder = new Contender();
  expect(await holder.turn()).toBe("held");
  await killed(holder.program);

  const unlock = await lockFolder(folder);
  expect(await new Contender().turn()).toMatch(REFUSED);
  unlock();
});

test("Of two processes that start at the same moment exactly one opens the folder, in sixty rounds", {
  timeout: PATIENCE,
}, async () => {
  await race(60, [new Contender(), new Contender()]);
});

test("Long names, links to the folder or above it, and other temporary folders are the same folder", {
  timeout: PATIENCE,
}, async () => {
  const long = join(home, "x".repeat(120), "y".repeat(120));
  const elsewhere = join(home, "tmp");
  mkdirSync(join(long, "database"), { recursive: true });
  mkdirSync(elsewhere);
  symlinkSync(long, join(home, "above"));
  symlinkSync(join(long, "database"), join(home, "itself"));
  await race(20, [
    new Contender(join(long, "database")),
    new Contender(join(home, "above", "database")),
    new Contender(join(home, "itself"), { TMPDIR: elsewhere }),
  ]);
});

test("A folder that is not there yet is the same by two names; a link into nothing is not opened", {
  timeout: PATIENCE,
}, async () => {
  symlinkSync(home, join(home, "again"));
  await race(5, [new Contender(), new Contender(join(home, "again", "database"))]);
  symlinkSync(folder, join(home, "nothing"));
  await expect(lockFolder(join(home, "nothing"))).rejects.toThrow("ENOENT");
});

test("A starter that is stopped in the middle and goes on later never joins the one that came after", {
  timeout: PATIENCE,
}, async () => {
  const [slow, quick] = [new Contender(), new Contender()];
  await race(2, [slow, quick]);
  for (let round = 0; round < 20; round++) {
    const late = slow.turn();
    await wait(Math.random() * 3);
    slow.program.kill("SIGSTOP");
    const first = await quick.turn();
    await wait(round === 0 ? 700 : 5);
    slow.program.kill("SIGCONT");
    const answers = [first, await late];
    expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
    expect(await (first === "held" ? quick : slow).turn()).toBe("free");
  }
});

test("Where no lock can be taken the folder is not opened", async () => {
  mkdirSync(`${folder}.held`);
  await expect(lockFolder(folder)).rejects.toThrow("EISDIR");
});
