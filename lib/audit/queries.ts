import "server-only";
import { validate } from "uuid";
import { Prisma } from "@/generated/prisma/client";
import { database } from "@/lib/db/client";
import { firstIdOfDay } from "@/lib/db/ids";
import { BYTE_ORDER_MARK, csvRecord } from "@/lib/ground/csv";
import {
  AUDIT_ACTIONS,
  AUDIT_PAGE_SIZE,
  type AuditFilter,
  type AuditPage,
  type AuditPerson,
  type AuditQuery,
  factsInWords,
  type StoredFacts,
} from "./schema";

interface Row {
  id: string;
  action: string;
  actorId: string | null;
  actorEmail: string | null;
  subjectId: string | null;
  subjectEmail: string | null;
  detail: StoredFacts | null;
  createdAt: Date;
}

/** Who did what, newest first. */
export async function auditRecords({ cursor, ...filter }: AuditQuery): Promise<AuditPage> {
  const rows = await rowsBefore(await found(filter), cursor, AUDIT_PAGE_SIZE + 1);
  const shown = rows.slice(0, AUDIT_PAGE_SIZE);
  return {
    records: shown.map((row) => ({
      id: row.id,
      action: row.action,
      actor: person(row.actorId, row.actorEmail),
      subject: person(row.subjectId, row.subjectEmail),
      detail: row.detail ?? {},
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor: rows.length > AUDIT_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

const BATCH = 1_000;

const HEADINGS = ["When", "What", "By", "By (id)", "Account", "Account (id)", "Details"];

/** Every record that a filter finds, newest first; it comes piece by piece. */
export async function* exportAudit(filter: AuditFilter): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvRecord(HEADINGS);
  const conditions = await found(filter);
  let cursor: string | undefined;
  do {
    const rows = await rowsBefore(conditions, cursor, BATCH);
    yield rows.map((row) => csvRecord(cellsOf(row))).join("");
    cursor = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (cursor !== undefined);
}

function cellsOf(row: Row): string[] {
  return [
    row.createdAt.toISOString(),
    Object.entries(AUDIT_ACTIONS).find(([name]) => name === row.action)?.[1] ?? row.action,
    row.actorEmail ?? "",
    row.actorId ?? "",
    row.subjectEmail ?? "",
    row.subjectId ?? "",
    factsInWords(row.detail ?? {}),
  ];
}

async function rowsBefore(conditions: Prisma.Sql, cursor: string | undefined, most: number): Promise<Row[]> {
  const db = await database();
  return db.$queryRaw<Row[]>`
    SELECT r."id", r."action", r."actorId", r."subjectId", r."detail", r."createdAt",
           actor."email" AS "actorEmail", subject."email" AS "subjectEmail"
    FROM "AuditRecord" r
    LEFT JOIN "User" actor ON actor."id" = r."actorId"
    LEFT JOIN "User" subject ON subject."id" = r."subjectId"
    WHERE ${conditions}
      ${cursor ? Prisma.sql`AND r."id" < ${cursor}::uuid` : Prisma.empty}
    ORDER BY r."id" DESC
    LIMIT ${most}`;
}

/** What a filter asks of a record. */
async function found({ action, person, from, to }: AuditFilter): Promise<Prisma.Sql> {
  const conditions = [Prisma.sql`true`];
  if (action) conditions.push(Prisma.sql`r."action" = ${action}`);
  if (from) conditions.push(Prisma.sql`r."id" >= ${firstIdOfDay(from)}::uuid`);
  if (to) conditions.push(Prisma.sql`r."id" < ${firstIdOfDay(to, 1)}::uuid`);
  if (person) {
    const ids = await personIds(person);
    conditions.push(Prisma.sql`(r."actorId" = ANY(${ids}::uuid[]) OR r."subjectId" = ANY(${ids}::uuid[]))`);
  }
  return Prisma.join(conditions, " AND ");
}

/** The ids that a person has, of whom the whole address, present or former, or the id is given. */
export async function personIds(person: string): Promise<string[]> {
  if (validate(person)) return [person];
  const db = await database();
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE "email" = ${person}
    UNION SELECT "userId" FROM "FormerAddress" WHERE "email" = ${person}`;
  return rows.map(({ id }) => id);
}

function person(id: string | null, email: string | null): AuditPerson {
  return id === null ? null : { id, email };
}
