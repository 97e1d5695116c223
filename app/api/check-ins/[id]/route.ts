import { EntryParams, EntryReply } from "@/lib/check-ins/schema";
import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { deleteEntry } from "@/lib/words/delete-entry";

/** Deletes an entry and its quotes for ever. */
export const DELETE = endpoint(
  { access: "subscriber", params: EntryParams, reply: EntryReply },
  async ({ viewer, params }) => {
    await consume("entry_member", viewer.id);
    await deleteEntry(viewer.id, params.id);
    return params;
  },
);
