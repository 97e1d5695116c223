import { step } from "./command.mjs";
import { fingerprint, isStamped, stamp } from "./fingerprint.mjs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";

const STAMP = inRoot("generated", "prisma", ".stamp");

/** Makes the database client from the schema unless it is there and current. */
export async function ensureGenerated() {
  const current = fingerprint(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  if (isStamped(STAMP, current)) return;
  await step("Generating the database client", () =>
    runNode([inRoot("node_modules/prisma/build/index.js"), "generate"], {
      env: { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
      failure: "The database client could not be generated:",
    }),
  );
  stamp(STAMP, current);
}
