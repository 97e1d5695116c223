import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "@/lib/config/env";
import { type Erasure, parseErasures } from "@/lib/data-rights/apply-erasures";
import { Refusal } from "@/scripts/lib/backup/refusal";
import { type Restored, restoreBackup } from "@/scripts/lib/backup/restore-backup";
import { tellFailure } from "@/scripts/lib/backup/tell-failure";

const USAGE = "For example: npm run restore -- ~/hearten.backup --erasures ~/erasures [--replace]";

/** Puts a backup in the place of the configured database. */
async function main(): Promise<void> {
  const { file, list, replace } = wish();
  const erasures = list === undefined ? [] : await erasuresIn(list);
  const restored = await restoreBackup({ file, erasures, replace });
  console.log(story(restored, list !== undefined).join("\n"));
}

function wish(): { file: string; list: string | undefined; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: "boolean", default: false }, erasures: { type: "string" } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new Refusal("Which file?");
    return { file: resolve(file), list: values.erasures, replace: values.replace };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

async function erasuresIn(path: string): Promise<Erasure[]> {
  try {
    return parseErasures(await readFile(path, "utf8"));
  } catch (error) {
    throw new Refusal(`${path}: ${error instanceof Error ? error.message : error} Nothing was restored.`);
  }
}

function story({ manifest, erased, dropped, knowsPresentErasures }: Restored, hadList: boolean): string[] {
  const { members, takenAt } = manifest;
  const lines = [
    `Restored the backup of ${takenAt}, with ${members === 1 ? "1 member" : `${members} members`}.`,
    erased === 1 ? "Erased 1 member again." : `Erased ${erased} members again.`,
    `Everybody will have to sign in again. Emails that were waiting then won't be sent: ${dropped}.`,
  ];
  if (!knowsPresentErasures)
    lines.push("What was there couldn't be read, nor who it has on record as erased.");
  if (!hadList) {
    lines.push(
      "Before you start Hearten: erase again whoever was erased since, with the newest list of npm run erasures:list:",
      "  npm run erasures:apply -- LIST",
    );
  }
  if (env().billing.kind === "stripe") lines.push("Then: npm run billing:reconcile");
  return lines;
}

main().catch(tellFailure);
