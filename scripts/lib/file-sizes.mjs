import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { inRoot, root } from "./root.mjs";

const LIMIT = 300;
const CODE = /\.(tsx?|mjs|css)$/;
const CONTENT = /^lib\/words\/(library\/|writers\/(claim-words|phrases\/))|^tests\/|\.test\.tsx?$/;

/** The files of code, committed or new, that are too long to have one purpose. */
export function longFiles() {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed
    .split("\n")
    .filter((file) => CODE.test(file) && !CONTENT.test(file) && existsSync(inRoot(file)));
  return files
    .map((file) => ({ file, lines: readFileSync(inRoot(file), "utf8").trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > LIMIT)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${LIMIT} at most.`);
}
