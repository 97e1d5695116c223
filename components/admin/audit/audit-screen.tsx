"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { moment } from "@/components/admin/console-words";
import { useRegion } from "@/components/layout/region";
import { buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Field, Input, Select } from "@/components/ui/field";
import { EmptyState, ListStatus, Loaded, ShowMore } from "@/components/ui/list-status";
import { useSettled } from "@/components/ui/search-field";
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEntry,
  type AuditFilter,
  AuditPage,
  type AuditPerson,
  factsInWords,
} from "@/lib/audit/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** @param initial what the page was opened with */
export function AuditScreen({ initial }: { initial: AuditFilter }) {
  const [asked, setAsked] = useState(initial);
  const ask = (part: AuditFilter) => setAsked((last) => ({ ...last, ...part }));
  const filter = useSettled(asked);
  return (
    <Card>
      <AuditTools filter={asked} onChange={ask} />
      <AuditTable filter={filter} onPerson={(person) => ask({ person })} />
    </Card>
  );
}

interface AuditToolsProps {
  filter: AuditFilter;
  onChange: (part: AuditFilter) => void;
}

function AuditTools({ filter, onChange }: AuditToolsProps) {
  const { action, person, from, to } = filter;
  return (
    <div className="grid grid-cols-1 gap-3 mb-4 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_auto_auto]">
      <Field label="Action">
        {(control) => (
          <Select
            {...control}
            value={action ?? ""}
            onChange={(event) => onChange({ action: ACTIONS.find((name) => name === event.target.value) })}
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
      <Field label="Person">
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Address or id"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={person ?? ""}
            onChange={(event) => onChange({ person: event.target.value || undefined })}
          />
        )}
      </Field>
      <Field label="From">
        {(control) => <Day {...control} value={from} onDay={(day) => onChange({ from: day })} />}
      </Field>
      <Field label="To">
        {(control) => <Day {...control} value={to} onDay={(day) => onChange({ to: day })} />}
      </Field>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">Days are in UTC.</p>
        <a
          href={exportAddress(filter)}
          download
          className={buttonClass({ variant: "outline", size: "small" })}
        >
          <Download />
          Export CSV
        </a>
      </div>
    </div>
  );
}

interface DayProps extends Omit<React.ComponentProps<typeof Input>, "value" | "onChange"> {
  value: string | undefined;
  onDay: (day: string | undefined) => void;
}

function Day({ value, onDay, ...control }: DayProps) {
  return (
    <Input
      {...control}
      type="date"
      value={value ?? ""}
      onChange={(event) => onDay(event.target.value || undefined)}
    />
  );
}

interface AuditTableProps {
  filter: AuditFilter;
  onPerson: (person: string) => void;
}

function AuditTable({ filter, onPerson }: AuditTableProps) {
  const pages = useAudit(filter);
  return (
    <Loaded
      query={pages}
      waiting={<ListStatus>Loading records...</ListStatus>}
      failed="We couldn't load the records just now."
    >
      {(data) => (
        <AuditRecords
          records={data.pages.flatMap((page) => page.records)}
          pages={pages}
          onPerson={onPerson}
        />
      )}
    </Loaded>
  );
}

interface AuditRecordsProps {
  records: readonly AuditEntry[];
  pages: ReturnType<typeof useAudit>;
  onPerson: (person: string) => void;
}

function AuditRecords({ records, pages, onPerson }: AuditRecordsProps) {
  if (records.length === 0) return <EmptyState title="Nothing of this kind has been recorded." />;
  return (
    <div aria-busy={pages.isPlaceholderData}>
      <table className="data-table admin-table audit">
        <caption className="sr-only">Records, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col">By</th>
            <th scope="col">Account</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <AuditRow key={record.id} record={record} onPerson={onPerson} />
          ))}
        </tbody>
      </table>
      <ShowMore pages={pages} />
    </div>
  );
}

interface AuditRowProps {
  record: AuditEntry;
  onPerson: (person: string) => void;
}

function AuditRow({ record, onPerson }: AuditRowProps) {
  const region = useRegion();
  const { action, actor, subject, detail, createdAt } = record;
  const facts = factsInWords(detail, region);
  return (
    <tr>
      <td className="who">
        <b className="font-semibold">{wordFor(action)}</b>
        {facts && <span className="sm">{facts}</span>}
      </td>
      <td data-label="By">
        <Person person={actor} onPerson={onPerson} />
      </td>
      <td data-label="Account">
        {subject && subject.id === actor?.id ? (
          "Own account"
        ) : (
          <Person person={subject} onPerson={onPerson} />
        )}
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

interface PersonProps {
  person: AuditPerson;
  onPerson: (person: string) => void;
}

/** Who it was; pressed, everything that they did or that was done to their account. */
function Person({ person, onPerson }: PersonProps) {
  if (!person) return "–";
  const { id, email } = person;
  return (
    <button type="button" className="link text-left wrap-anywhere" onClick={() => onPerson(email ?? id)}>
      {email ?? `Deleted (${id.slice(-12)})`}
    </button>
  );
}

const FIRST: string | null = null;

/** Who did what, newest first, page by page. */
function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: queryKeys.audit(filter),
    queryFn: ({ pageParam, signal }) =>
      call("/api/admin/audit", {
        query: { ...queryOf(filter), cursor: pageParam ?? undefined },
        reply: AuditPage,
        signal,
      }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

function exportAddress(filter: AuditFilter): string {
  const given = Object.entries(queryOf(filter)).filter((part): part is [string, string] => Boolean(part[1]));
  return `/api/admin/audit/export?${new URLSearchParams(given)}`;
}

/** A person of blanks is none. */
function queryOf({ person, ...filter }: AuditFilter): AuditFilter {
  return { ...filter, person: person?.trim() || undefined };
}
