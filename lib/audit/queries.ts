import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { database } from "@/lib/db/client";
import { AUDIT_PAGE_SIZE, type AuditPage, type AuditPerson, type AuditQuery } from "./schema";

interface Row {
  id: string;
  action: string;
  actorId: string | null;
  actorEmail: string | null;
  subjectId: string | null;
  subjectEmail: string | null;
  detail: Record<string, string | number | boolean> | null;
  createdAt: Date;
}

/** Who did what, newest first. */
export async function auditRecords({ action, cursor }: AuditQuery): Promise<AuditPage> {
  const db = await database();
  const rows = await db.$queryRaw<Row[]>`
    SELECT r."id", r."action", r."actorId", r."subjectId", r."detail", r."createdAt",
           actor."email" AS "actorEmail", subject."email" AS "subjectEmail"
    FROM "AuditRecord" r
    LEFT JOIN "User" actor ON actor."id" = r."actorId"
    LEFT JOIN "User" subject ON subject."id" = r."subjectId"
    WHERE true
      ${action ? Prisma.sql`AND r."action" = ${action}` : Prisma.empty}
      ${cursor ? Prisma.sql`AND r."id" < ${cursor}::uuid` : Prisma.empty}
    ORDER BY r."id" DESC
    LIMIT ${AUDIT_PAGE_SIZE + 1}`;
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

function person(id: string | null, email: string | null): AuditPerson {
  return id === null ? null : { id, email };
}
