import { moment } from "@/components/admin/day";
import { AUDIT_ACTIONS, type AuditEntry, type AuditPerson } from "@/lib/audit/schema";

export function AuditRow({ record }: { record: AuditEntry }) {
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
        {moment(createdAt)}
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
