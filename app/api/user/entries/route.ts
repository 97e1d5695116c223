import { endpoint } from "@/lib/http/endpoint";
import { listEntries } from "@/lib/words/entries";
import { EntryList, EntryListQuery } from "@/lib/words/schema";

/** The member's entries, newest first. */
export const GET = endpoint(
  { access: "subscriber", query: EntryListQuery, reply: EntryList },
  async ({ viewer, query }) => listEntries(viewer.id, query),
);
