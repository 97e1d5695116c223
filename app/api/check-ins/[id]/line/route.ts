import { EntryParams, LineInput, LineReply } from "@/lib/check-ins/schema";
import { endpoint } from "@/lib/http/endpoint";
import { writeLine } from "@/lib/moods/stored-entry";

/** Keeps the member's own line about an entry; an empty one deletes it. */
export const PUT = endpoint(
  { access: "subscriber", params: EntryParams, body: LineInput, reply: LineReply },
  async ({ viewer, params, body }) => writeLine(viewer.id, params.id, body.text),
);
