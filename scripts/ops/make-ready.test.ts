import "@/tests/support/environment";
import { expect, test } from "vitest";
import { newestMasterKeyId } from "@/lib/db/encryption/master-keys";
import { migrationNames } from "@/lib/db/migrate";
import { assertFits } from "./make-ready";

const CONTENTS = {
  migrations: migrationNames("prisma/migrations").slice(0, 2),
  masterKeyIds: [newestMasterKeyId()],
};

const judge = (change: Partial<typeof CONTENTS>) => () => assertFits({ ...CONTENTS, ...change });

test("A backup of an older schema fits", () => {
  expect(judge({})).not.toThrow();
});

test("A backup of a newer schema or of other keys is refused by name", () => {
  expect(judge({ migrations: [...CONTENTS.migrations, "99990101000000_later"] })).toThrow(
    /newer Hearten: its migration 99990101000000_later/,
  );
  expect(judge({ masterKeyIds: [newestMasterKeyId(), "0123456789abcdef"] })).toThrow(
    /master key \(0123456789abcdef\) is not in the variable DATA_ENCRYPTION_KEYS/,
  );
});
