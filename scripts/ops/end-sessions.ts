import { parseArgs } from "node:util";
import { endSessions } from "@/lib/accounts/sessions";
import { EmailAddress } from "@/lib/config/addresses";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { Refusal, tellFailure } from "../lib/trouble";

/** `-- name@example.com` signs a member out everywhere; `-- --everybody` does so with all. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { everybody: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [address, ...more] = positionals;
  const email = EmailAddress.safeParse(address);
  if (more.length > 0 || values.everybody === email.success) {
    throw new Refusal(
      "Whose? npm run sessions:end -- name@example.com, or npm run sessions:end -- --everybody",
    );
  }
  const open = await openDatabase();
  shareDatabase(open);
  try {
    const count = await endSessions(email.success ? email.data : null);
    if (count === null) throw new Refusal("Nobody has an account with this address.");
    console.log(`Sessions ended: ${count}.`);
  } finally {
    shareDatabase(undefined);
    await open.close();
  }
}

main().catch(tellFailure);
