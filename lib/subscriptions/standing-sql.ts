import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Condition, STANDINGS } from "./rules";

/**
 * How a subscription stands at an instant, in SQL, so that lists can be filtered and counted by it. One that ran out
 * is shown as active until the billing service tells. Takes the subscription's row as `s`.
 */
export function standingAt(at: Date): Prisma.Sql {
  const cases = STANDINGS.map(
    ([condition, standing]) =>
      Prisma.sql`WHEN ${inSql(condition, at)} THEN ${text(standing === "ran_out" ? "active" : standing)}`,
  );
  return Prisma.sql`CASE ${Prisma.join(cases, " ")} ELSE s."status"::text END`;
}

/** Never null, whatever the columns hold. */
function inSql(condition: Condition, at: Date): Prisma.Sql {
  if ("column" in condition)
    return Prisma.sql`coalesce(${column(condition.column)} = ${text(condition.is)}, false)`;
  if ("come" in condition)
    return Prisma.sql`coalesce(${column(condition.come)} <= ${at.toISOString()}::timestamptz, false)`;
  if ("empty" in condition) return Prisma.sql`${column(condition.empty)} IS NULL`;
  if ("set" in condition) return column(condition.set);
  if ("not" in condition) return Prisma.sql`NOT (${inSql(condition.not, at)})`;
  const isAll = "all" in condition;
  const parts = (isAll ? condition.all : condition.any).map((part) => inSql(part, at));
  return Prisma.sql`(${Prisma.join(parts, isAll ? " AND " : " OR ")})`;
}

const column = (name: string) => Prisma.raw(`s."${name}"`);
/** A word of ours as it stands: a parameter would not be taken for a value of the column's own type. */
const text = (word: string) => Prisma.raw(`'${word}'`);
