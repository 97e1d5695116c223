import { EntryParams, EntryReply, MendInput, MendReply } from "@/lib/check-ins/schema";
import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { mendEntry } from "@/lib/moods/stored-entry";
import { deleteEntry } from "@/lib/words/delete-entry";

/** Corrects an entry's levels and time of day, while it is new. */
export const PATCH = endpoint(
  { access: "subscriber", params: EntryParams, body: MendInput, reply: MendReply },
  async ({ viewer, params, body }) => {
    await consume("entry_member", viewer.id);
    return mendEntry(viewer.id, params.id, body);
  },
);

/** Deletes an entry and its quotes for ever. */
export const DELETE = endpoint(
  { access: "subscriber", params: EntryParams, reply: EntryReply },
  async ({ viewer, params }) => {
    await consume("entry_member", viewer.id);
    await deleteEntry(viewer.id, params.id);
    return params;
  },
);
