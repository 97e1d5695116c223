import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a server's database begins as: with its tables, or with the demo's people as well. */
export type Filling = "migrated" | "seeded";

/** Tells one run's templates from another's on the same machine. */
export const RUN = "E2E_RUN";

/** A data folder with an embedded database to copy. */
export function templateFolder(filling: Filling): string {
  return join(tmpdir(), `hearten-e2e-${process.env[RUN]}`, filling);
}

/** The name of a database to copy on the tests' PostgreSQL server. */
export function templateDatabase(filling: Filling): string {
  return `hearten_e2e_${process.env[RUN]}_${filling}`;
}
