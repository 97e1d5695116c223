import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { env } from "@/lib/config/env";
import { sampleLetters } from "@/tests/support/sample-letters";

/** Writes every mail, with made-up contents, as a page to look at, and one page that shows them all. */
async function main(): Promise<void> {
  const folder = join(env().dataDir, "email-previews");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const letters = await sampleLetters();
  for (const [name, { html, text }] of letters) {
    writeFileSync(join(folder, `${name}.html`), html);
    writeFileSync(join(folder, `${name}.txt`), text);
  }
  const frames = letters.map(
    ([name]) =>
      `<h2>${name} <a href="${name}.txt">text</a></h2><iframe src="${name}.html" sandbox width="640" height="720"></iframe>`,
  );
  const index = join(folder, "index.html");
  writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>Emails</title>${frames.join("\n")}`);
  console.log(`Open ${pathToFileURL(index).href}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
