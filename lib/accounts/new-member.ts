import "server-only";
import { newMemberKey } from "@/lib/db/encryption/master-keys";
import { rememberKey } from "@/lib/db/encryption/member-cipher";
import { newId } from "@/lib/db/ids";
import { EMPTY_SUMMARY } from "@/lib/moods/summary";

interface Person {
  email: string;
  firstName: string | null;
  lastName: string | null;
  timeZone: string;
}

/** The row of a new member with what every member has: a data key, an empty summary, preferences. */
export function newMember(person: Person) {
  const id = newId();
  const key = newMemberKey(id);
  const sealed = rememberKey(id, key).seal("MemberSummary", id, JSON.stringify(EMPTY_SUMMARY));
  return {
    id,
    ...person,
    key: { create: key },
    summary: { create: { sealed } },
    emailPreferences: { create: {} },
  };
}
