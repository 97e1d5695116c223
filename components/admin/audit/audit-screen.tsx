"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { moment } from "@/components/admin/day";
import { useRegion } from "@/components/layout/region";
import { Card } from "@/components/ui/card";
import { Field, Select } from "@/components/ui/field";
import { EmptyState, ListStatus, Loaded, ShowMore } from "@/components/ui/list-status";
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEntry,
  AuditPage,
  type AuditPerson,
} from "@/lib/audit/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];

export function AuditScreen() {
  const [action, setAction] = useState<AuditAction | null>(null);
  return (
    <Card>
      <div className="grid gap-3 mb-3 md:grid-cols-[minmax(0,1fr)_13rem]">
        <Field label="Action">
          {(control) => (
            <Select
              {...control}
              value={action ?? ""}
              onChange={(event) => setAction(ACTIONS.find((name) => name === event.target.value) ?? null)}
            >
              <option value="">All actions</option>
              {ACTIONS.map((name) => (
                <option key={name} value={name}>
                  {AUDIT_ACTIONS[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <AuditTable action={action} />
    </Card>
  );
}

function AuditTable({ action }: { action: AuditAction | null }) {
  const pages = useAudit(action);
  return (
    <Loaded
      query={pages}
      waiting={<ListStatus>Loading records...</ListStatus>}
      failed="We couldn't load the records just now."
    >
      {(data) => <AuditRecords records={data.pages.flatMap((page) => page.records)} pages={pages} />}
    </Loaded>
  );
}

interface AuditRecordsProps {
  records: readonly AuditEntry[];
  pages: ReturnType<typeof useAudit>;
}

function AuditRecords({ records, pages }: AuditRecordsProps) {
  if (records.length === 0) return <EmptyState title="Nothing of this kind has been recorded." />;
  return (
    <div aria-busy={pages.isPlaceholderData}>
      <table className="data-table admin-table audit">
        <caption className="sr-only">Records, newest first</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">By</th>
            <th scope="col">Account</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <AuditRow key={record.id} record={record} />
          ))}
        </tbody>
      </table>
      <ShowMore pages={pages} />
    </div>
  );
}

function AuditRow({ record }: { record: AuditEntry }) {
  const region = useRegion();
  const { action, actor, subject, detail, createdAt } = record;
  const facts = Object.entries(detail).map(([name, value]) => `${name}: ${value}`);
  return (
    <tr>
      <td className="who">
        <b className="font-semibold">{wordFor(action)}</b>
        {facts.length > 0 && <span className="sm">{facts.join(", ")}</span>}
      </td>
      <td data-label="By">{personWord(actor)}</td>
      <td data-label="Account">
        {subject && subject.id === actor?.id ? "Own account" : personWord(subject)}
      </td>
      <td data-label="When" className="tabular-nums">
        {moment(createdAt, region)}
      </td>
    </tr>
  );
}

/** An action that this version does not know stands as it was recorded. */
function wordFor(action: string): string {
  return Object.entries(AUDIT_ACTIONS).find(([name]) => name === action)?.[1] ?? action;
}

function personWord(person: AuditPerson): string {
  if (!person) return "–";
  return person.email ?? `Deleted (${person.id.slice(-12)})`;
}

const FIRST: string | null = null;

/** Who did what, newest first, page by page. */
function useAudit(action: AuditAction | null) {
  return useInfiniteQuery({
    queryKey: queryKeys.audit(action),
    queryFn: ({ pageParam, signal }) =>
      call("/api/admin/audit", {
        query: { action: action ?? undefined, cursor: pageParam ?? undefined },
        reply: AuditPage,
        signal,
      }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
