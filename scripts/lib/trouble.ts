import { ConfigurationError, env } from "@/lib/config/env";
import { DiskFullError, FolderInUseError } from "@/lib/db/embedded";
import { MasterKeyMissingError } from "@/lib/db/encryption/master-keys";
import { isConnectionLost, isDiskFull } from "@/lib/db/errors";
import { SchemaError } from "@/lib/db/migrate";
import { AppError } from "@/lib/ground/errors";

const TOLD = [ConfigurationError, DiskFullError, FolderInUseError, MasterKeyMissingError, SchemaError];

/** What a folder, or the way to it, is refused with. */
const UNUSABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"]);

/** Why a command does not go on, and what to do: shown as its message alone, without a stack. */
export class Refusal extends Error {}

/** Ends a command that failed: with a message where somebody can mend it, with a stack where it is ours to mend. */
export function tellFailure(error: unknown): void {
  const isTold = [Refusal, AppError].some((kind) => error instanceof kind);
  console.error(isTold && error instanceof Error ? error.message : (trouble(error) ?? error));
  process.exitCode = 1;
}

/** What somebody can mend of a command's failure, in a sentence of ours; null: the fault is ours to mend. */
function trouble(error: unknown): string | null {
  if (error instanceof Error && TOLD.some((kind) => error instanceof kind)) return error.message;
  const { database, dataDir } = env();
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (database.kind === "embedded") {
    if (isDiskFull(error)) return new DiskFullError(dataDir).message;
    if (!UNUSABLE.has(code)) return null;
    return `Hearten keeps its data in ${dataDir}, which can't be used (${code}). Choose another with DATA_DIR.`;
  }
  const { hostname, port, pathname } = new URL(database.url);
  const place = `${hostname}:${port || 5432}`;
  if (isDiskFull(error)) return `The database at ${place} has no room left on its disk.`;
  if (code === "3D000")
    return `There is no database ${pathname.slice(1)} at ${place}. Make it, or correct DATABASE_URL.`;
  if (/^28/.test(code)) return `The database at ${place} refuses the user or password in DATABASE_URL.`;
  if (code === "42501") return `The user in DATABASE_URL may not make tables in the database at ${place}.`;
  if (code === "25006") return `The database at ${place} is read-only.`;
  if (!isConnectionLost(error)) return null;
  return `The database at ${place} can't be reached (${code || "no answer"}). Check that it's running and that DATABASE_URL is right.`;
}
