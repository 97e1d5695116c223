import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { neededOffline } from "./needed-offline";

let built: string;

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), "hearten-built-"));
});

afterEach(() => rmSync(built, { recursive: true, force: true }));

function build(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), text);
  }
}

const chunk = (name: string) => `static/chunks/${name}`;

test("what Home, the check-in and the offline page use, and what these may fetch later, is needed without a connection", () => {
  build({
    "build-manifest.json": JSON.stringify({ rootMainFiles: [chunk("root.js")] }),
    "server/app/(public)/offline/page_client-reference-manifest.js": `["/_next/${chunk("offline.js")}"]`,
    "server/app/(member)/page_client-reference-manifest.js": `["/_next/${chunk("home.js")}", "${chunk("a.css")}"]`,
    "server/app/(member)/sliders/page_client-reference-manifest.js": `["/_next/${chunk("sliders.js")}"]`,
    "server/app/admin/users/page_client-reference-manifest.js": `["/_next/${chunk("users.js")}"]`,
    [chunk("root.js")]: "",
    [chunk("offline.js")]: `load("${chunk("help-now.js")}")`,
    [chunk("help-now.js")]: `load("${chunk("lines-1~.js")}"), load("${chunk("help-now.js")}")`,
    [chunk("lines-1~.js")]: "",
    [chunk("home.js")]: "",
    [chunk("sliders.js")]: "",
    [chunk("users.js")]: "",
  });
  const names = ["root.js", "offline.js", "help-now.js", "lines-1~.js", "home.js", "a.css", "sliders.js"];
  expect([...(neededOffline(built) ?? [])].sort()).toEqual(names.map(chunk).sort());
});

test("while nothing is built, nothing is left out", () => {
  expect(neededOffline(built)).toBeUndefined();
});
