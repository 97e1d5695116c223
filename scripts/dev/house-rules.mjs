import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { inRoot, root } from "../lib/command.mjs";

/** The rooms of lib from the top to the bottom: a room imports only those that stand after it. */
export const ROOMS = [
  "device",
  "jobs",
  "http",
  "seo",
  "email-preferences",
  "newsletter",
  "admin",
  "import",
  "data-rights",
  "reminders",
  "access",
  "accounts",
  "subscriptions",
  "words",
  "crisis",
  "moods",
  "check-ins",
  "mail",
  "consent",
  "audit",
  "limits",
  "db",
  "time",
  "ground",
  "config",
];

const DATABASE = /^(pg|@electric-sql\/pglite|@prisma)(\/|$)/;
const GENERATED = /^generated\//;

/** What only some may import: `what` is a package or a path in the project, `by` the files that may. */
const ONLY = [
  { what: /^stripe$/, by: /^lib\/subscriptions\/billing\/stripe/ },
  { what: /^@anthropic-ai\/sdk/, by: /^lib\/words\/writers\/anthropic/ },
  { what: /^resend$/, by: /^lib\/mail\/resend/ },
  { what: /^nodemailer/, by: /^lib\/mail\/(smtp|outbox)/ },
  { what: /^web-push$/, by: /^lib\/reminders\/push\// },
  { what: /^emails\//, by: /^(emails|lib\/mail)\// },
  { what: /^lib\/db\//, by: /^(lib|instrumentation)/ },
  { what: DATABASE, by: /^lib\/(?!http\/(?!health))/ },
  { what: GENERATED, by: /^lib\/(?!http\/(?!health))/ },
  { what: /^(server-only|node:)/, by: /^(lib|app|emails|middleware|instrumentation)/ },
  { what: /^(app|components)\//, by: /^(app|components|instrumentation|middleware)/ },
  { what: /^app\//, by: /^(app|instrumentation|middleware)/ },
];

/** May name the types of modules above it, of which nothing is loaded then. */
const NAMES_ROUTES = "lib/http/api.ts";

/**
 * What the tree breaks of the rules about who may import what, a line for each: a room that imports one above it,
 * a module of lib outside of any room, or a package or folder that is others' to import.
 */
export function brokenRules() {
  const files = productFiles();
  const broken = files
    .filter((file) => file.startsWith("lib/") && !ROOMS.includes(roomOf(file)))
    .map((file) => `${file}: stands in no room of lib`);
  for (const file of files) {
    for (const target of importsOf(file)) {
      if (isAbove(target, file)) broken.push(`${file}: imports ${target}, a room above its own`);
      for (const { what, by } of ONLY)
        if (what.test(target) && !by.test(file)) broken.push(`${file}: may not import ${target}`);
    }
  }
  return broken;
}

/** The figures of the tree that growth and scatter show in. */
export function houseFigures() {
  const files = productFiles();
  const sizes = files
    .map((file) => readFileSync(inRoot(file), "utf8").split("\n").length - 1)
    .sort((a, b) => a - b);
  const importers = new Map(files.map((file) => [file, []]));
  for (const file of files)
    for (const target of importsOf(file)) importers.get(fileOf(target, files))?.push(file);
  const single = [...importers.values()].filter((list) => list.length === 1).length;
  return `${files.length} files, ${sizes.reduce((a, b) => a + b, 0)} lines, median ${sizes[sizes.length >> 1]}, ${ROOMS.length} rooms, ${single} files with one importer`;
}

function isAbove(target, file) {
  if (!target.startsWith("lib/") || !file.startsWith("lib/")) return false;
  return ROOMS.indexOf(roomOf(target)) < ROOMS.indexOf(roomOf(file));
}

const roomOf = (file) => file.split("/")[1];

const SUFFIXES = ["", ".ts", ".tsx", ".mjs"];
const fileOf = (target, files) => files.find((file) => SUFFIXES.some((suffix) => file === target + suffix));

const IMPORT = /(?:^|\s)(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/** Packages by their name, modules of the project by their path. */
function importsOf(file) {
  const text = readFileSync(inRoot(file), "utf8");
  const checked = file === NAMES_ROUTES ? text.replaceAll("typeof import(", "typeof (") : text;
  return [...checked.matchAll(IMPORT)].map(([, name]) => {
    if (name.startsWith("@/")) return name.slice(2);
    return name.startsWith(".") ? join(dirname(file), name) : name;
  });
}

function productFiles() {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: inRoot(""), encoding: "utf8" })
    .split("\n")
    .filter(
      (file) =>
        /^((app|components|emails|lib)\/.*|middleware|instrumentation)\.?(ts|tsx|mjs)$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        existsSync(inRoot(file)),
    );
}

const LIMIT = 300;
const CODE = /\.(tsx?|mjs|css)$/;
const TESTS = /^tests\/|\.test\.tsx?$/;

/** The files of code, committed or new, that are too long to have one purpose. */
export function longFiles() {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed
    .split("\n")
    .filter((file) => CODE.test(file) && !TESTS.test(file) && existsSync(inRoot(file)));
  return files
    .map((file) => ({ file, lines: readFileSync(inRoot(file), "utf8").trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > LIMIT)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${LIMIT} at most.`);
}
