import { join } from "node:path";
import { hasMasterKey } from "@/lib/db/encryption/master-keys";
import { migrationNames } from "@/lib/db/migrate";
import type { Manifest } from "./manifest";
import { Refusal } from "./refusal";

const NAMES = {
  embedded: "the embedded database",
  postgres: "PostgreSQL",
} as const;

/**
 * Whether this code, with this configuration, can live with what the backup holds.
 *
 * @throws Refusal
 */
export function assertFits(manifest: Manifest, database: Manifest["database"], whereKeysAre: string): void {
  if (manifest.database !== database) {
    const [theirs, ours] = [NAMES[manifest.database], NAMES[database]];
    throw new Refusal(`This is a backup of ${theirs}, but the configuration names ${ours}.`);
  }
  const known = new Set(migrationNames(join(process.cwd(), "prisma/migrations")));
  const newer = manifest.migrations.find((name) => !known.has(name));
  if (newer) {
    throw new Refusal(
      `This backup was made by a newer Hearten: its migration ${newer} is not known here. Update first.`,
    );
  }
  const missing = manifest.masterKeyIds.filter((id) => !hasMasterKey(id));
  if (missing.length > 0) {
    throw new Refusal(
      `Nobody could read this backup: its master key (${missing.join(", ")}) is not in ${whereKeysAre}. ` +
        "Bring back the key that was kept apart from it.",
    );
  }
}
