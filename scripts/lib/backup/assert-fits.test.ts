import "@/tests/support/environment";
import { expect, test } from "vitest";
import { newestMasterKeyId } from "@/lib/db/encryption/master-keys";
import { migrationNames } from "@/lib/db/migrate";
import { assertFits } from "./assert-fits";
import type { Manifest } from "./manifest";

const MANIFEST: Manifest = {
  format: "hearten-backup-1",
  database: "postgres",
  takenAt: "2026-11-21T08:00:00.000Z",
  serverVersion: 16,
  migrations: migrationNames("prisma/migrations").slice(0, 2),
  masterKeyIds: [newestMasterKeyId()],
  members: 3,
};

const judge = (change: Partial<Manifest>) => () =>
  assertFits({ ...MANIFEST, ...change }, "postgres", "secrets.json");

test("A backup of an older schema fits", () => {
  expect(judge({})).not.toThrow();
});

test("A backup of a newer schema, of the other database or of other keys is refused by name", () => {
  expect(judge({ migrations: [...MANIFEST.migrations, "99990101000000_later"] })).toThrow(
    /newer Hearten: its migration 99990101000000_later/,
  );
  expect(judge({ database: "embedded" })).toThrow(/of the embedded database, but .* PostgreSQL/);
  expect(judge({ masterKeyIds: [newestMasterKeyId(), "0123456789abcdef"] })).toThrow(
    /master key \(0123456789abcdef\) is not in secrets\.json/,
  );
});
