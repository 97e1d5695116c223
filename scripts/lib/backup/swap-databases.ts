import pg from "pg";
import { Refusal } from "./refusal";

/**
 * Makes an empty database, with the language rules of an existing one where there is one.
 *
 * @throws Refusal when there is one of this name, or this role may make none
 */
export async function makeDatabase(admin: pg.Client, name: string, like?: string): Promise<void> {
  const { rows } = await admin.query<{ collation: string; ctype: string }>(
    "SELECT datcollate AS collation, datctype AS ctype FROM pg_database WHERE datname = $1",
    [like],
  );
  const [rules] = rows;
  const language = rules
    ? `LC_COLLATE ${pg.escapeLiteral(rules.collation)} LC_CTYPE ${pg.escapeLiteral(rules.ctype)}`
    : "";
  try {
    await admin.query(
      `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8' ${language}`,
    );
  } catch (error) {
    throw refusalFor(error, name);
  }
}

/**
 * Gives a database the name of another, in one transaction, and drops the other.
 *
 * @throws Refusal when somebody is connected to either: then nothing changed
 */
export async function swapDatabases(
  admin: pg.Client,
  name: string,
  staging: string,
  isThere: boolean,
): Promise<void> {
  const [place, restored, replaced] = [name, staging, `${name}_replaced`].map((one) =>
    pg.escapeIdentifier(one),
  );
  try {
    await admin.query("BEGIN");
    if (isThere) await admin.query(`ALTER DATABASE ${place} RENAME TO ${replaced}`);
    await admin.query(`ALTER DATABASE ${restored} RENAME TO ${place}`);
    await admin.query("COMMIT");
  } catch (error) {
    await admin.query("ROLLBACK");
    throw refusalFor(error, name);
  }
  if (isThere) await admin.query(`DROP DATABASE ${replaced} WITH (FORCE)`);
}

function refusalFor(error: unknown, name: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  switch (error.code) {
    case "55006":
      return new Refusal(
        `The database ${name} is in use. Stop Hearten and whatever else is connected, and run this again. Nothing was changed.`,
      );
    case "42P04":
      return new Refusal(
        `${error.message}: a restore that was cut off left it. Make sure that none is running, drop it, and run this again.`,
      );
    case "42501":
      return new Refusal(
        `This role may not make databases, and a backup is restored beside what is there (${error.message}). ` +
          "Let a superuser run: ALTER ROLE … CREATEDB",
      );
    default:
      return error;
  }
}
