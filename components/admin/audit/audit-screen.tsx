"use client";

import { useState } from "react";
import { AuditRow } from "@/components/admin/audit/audit-row";
import { useAudit } from "@/components/admin/audit/use-audit";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { ListStatus } from "@/components/ui/list-status";
import { LoadFailed } from "@/components/ui/load-failed";
import { Select } from "@/components/ui/select";
import { ShowMore } from "@/components/ui/show-more";
import { AUDIT_ACTIONS, type AuditAction } from "@/lib/audit/schema";

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];

export function AuditScreen() {
  const [action, setAction] = useState<AuditAction | null>(null);
  return (
    <Card>
      <div className="admin-tools">
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
  if (pages.isPending) return <ListStatus>Loading records...</ListStatus>;
  if (!pages.data) {
    return <LoadFailed onRetry={() => pages.refetch()}>We couldn't load the records just now.</LoadFailed>;
  }
  const records = pages.data.pages.flatMap((page) => page.records);
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
