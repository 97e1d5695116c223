import type pg from "pg";
import { hasMasterKey } from "./master-keys";

export class MasterKeyMissingError extends Error {
  constructor(ids: readonly string[]) {
    super(
      `DATA_ENCRYPTION_KEYS is missing the master key ${ids.join(", ")}, which members' data is sealed with: ` +
        "put that key back, after the newest one and a comma.",
    );
    this.name = "MasterKeyMissingError";
  }
}

/**
 * A key's id is made from the key: it tells whether the configured ones open what is there.
 *
 * @throws MasterKeyMissingError where a member's data is sealed with a key that is not configured
 */
export async function assertMasterKeys(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`SELECT DISTINCT "masterKeyId" AS "id" FROM "MemberKey"`);
  const missing = rows.map(({ id }) => id).filter((id) => !hasMasterKey(id));
  if (missing.length > 0) throw new MasterKeyMissingError(missing);
}
