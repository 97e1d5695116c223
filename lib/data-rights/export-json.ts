import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { BRAND } from "@/lib/brand";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { HELD_ROWS, type Holder } from "./held-rows";

/** Everything held about a member as one JSON object, its private parts opened; it comes piece by piece. */
export async function* exportJson(holder: Holder): AsyncGenerator<string, void, undefined> {
  const db = await database();
  await recordAudit(db, "data_exported", { actorId: holder.id, subjectId: holder.id });
  yield `{\n"product": ${JSON.stringify(BRAND.name)},\n"exportedAt": ${JSON.stringify(now())}`;
  for (const held of Object.values(HELD_ROWS)) {
    if ("nothing" in held) continue;
    yield `,\n${JSON.stringify(held.name)}: [`;
    yield* rowsOf(held.rows(db, holder));
    yield "]";
  }
  yield "\n}\n";
}

async function* rowsOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string, void, undefined> {
  let separator = "\n";
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
    separator = ",\n";
  }
}
