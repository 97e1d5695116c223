import { type BulkDeletion, DELETE_AT_ONCE, type UserFilter } from "@/lib/admin/schema";
import type { Selection } from "./selection";

/** Who is to go: the selection, and what it was made over. */
export interface DeletionPlan {
  selection: Selection;
  filter: UserFilter;
  /** The newest user on the list when it was looked at. */
  upTo: string;
  /** How many users that is. */
  count: number;
}

/**
 * The bodies to send one after the other. A few are named. All that a filter finds are not: the server takes the
 * next hundred each time, and says how many remain; who cannot be deleted is left out of the next.
 */
export function* requestsOf({
  selection,
  filter,
  upTo,
  count,
}: DeletionPlan): Generator<unknown, void, Pick<BulkDeletion, "remaining" | "failed">> {
  if (selection.kind === "some") {
    const ids = [...selection.ids];
    for (let at = 0; at < ids.length; at += DELETE_AT_ONCE)
      yield { userIds: ids.slice(at, at + DELETE_AT_ONCE) };
    return;
  }
  const except = [...selection.except];
  let remaining = count;
  while (remaining > 0) {
    const reply = yield { matching: filter, except, upTo, expected: remaining };
    // They would be found again and again.
    except.push(...reply.failed);
    remaining = reply.remaining - reply.failed.length;
  }
}
