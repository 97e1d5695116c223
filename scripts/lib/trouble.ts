import { ConfigurationError, env } from "@/lib/config/env";
import { DiskFullError } from "@/lib/db/embedded";
import { MasterKeyMissingError } from "@/lib/db/encryption/master-keys";
import { isConnectionLost, isDiskFull } from "@/lib/db/errors";
import { FolderInUseError } from "@/lib/db/folder-lock";
import { AppError } from "@/lib/ground/errors";

const TOLD = [ConfigurationError, DiskFullError, FolderInUseError, MasterKeyMissingError];

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
  if (database.kind === "embedded") return isDiskFull(error) ? new DiskFullError(dataDir).message : null;
  const { hostname, port, pathname } = new URL(database.url);
  const place = `${hostname}:${port || 5432}`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (isDiskFull(error)) return `The database at ${place} has no room left on its disk.`;
  if (code === "3D000")
    return `There is no database ${pathname.slice(1)} at ${place}. Make it, or correct DATABASE_URL.`;
  if (/^28/.test(code)) return `The database at ${place} refuses the user or password in DATABASE_URL.`;
  if (!isConnectionLost(error)) return null;
  return `The database at ${place} can't be reached (${code || "no answer"}). Check that it's running and that DATABASE_URL is right.`;
}
