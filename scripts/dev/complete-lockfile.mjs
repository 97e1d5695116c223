import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../lib/command.mjs";

// npm drops the builds for other platforms from the lockfile when the registry in reach does not carry
// them, and `npm ci` then refuses the lockfile. This adds an entry for each, read off its parent's exact pin.
// `node scripts/dev/complete-lockfile.mjs` after `npm install`; `--check` only tells.
const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** `@scope/name-linux-arm64-musl` → where npm may install it. Undefined when the name tells no platform. */
function platformOf(name) {
  const words = name.split("/").pop().split("-");
  const cpu = PROCESSORS.find((known) => words.includes(known));
  const os = SYSTEMS.find((known) => words.includes(known));
  if (!cpu) return undefined;
  const libc = words.includes("musl") || words.includes("musleabihf") ? ["musl"] : ["glibc"];
  const libcMatters = os === "linux" && words.some((word) => /^(musl|gnu)/.test(word));
  return { cpu: [cpu], ...(libcMatters && { libc }), ...(os && { os: [os] }) };
}

function missingEntries(packages) {
  const missing = new Map();
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (packages[`${place}/node_modules/${name}`] || packages[`node_modules/${name}`]) continue;
      const platform = /^\d/.test(version) && platformOf(name);
      if (platform)
        missing.set(`node_modules/${name}`, { version, ...platform, license: "MIT", optional: true });
    }
  }
  return missing;
}

const file = inRoot("package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingEntries(lock.packages);
if (missing.size > 0 && process.argv.includes("--check")) {
  console.error(
    `package-lock.json lacks ${missing.size} platform packages: run node scripts/dev/complete-lockfile.mjs`,
  );
  process.exit(1);
}
if (missing.size > 0) {
  const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  sorted.sort(([one], [other]) => one.localeCompare(other, "en"));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${missing.size} platform packages to package-lock.json.`);
}
