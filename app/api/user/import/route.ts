import { endpoint } from "@/lib/http/endpoint";
import { boundedBytes } from "@/lib/http/input";
import { runningReply } from "@/lib/http/streamed-response";
import { importFile, lastImport, undoImport } from "@/lib/import/import-file";
import { readFile } from "@/lib/import/read-file";
import { type ImportStep, LastImport, UndoQuery } from "@/lib/import/schema";
import { MAX_BYTES, TOO_LARGE } from "@/lib/import/too-large";
import { consume } from "@/lib/limits/consume";
import { now } from "@/lib/time/clock";

/** The last import, as long as it can be undone. */
export const GET = endpoint({ access: "member", reply: LastImport }, ({ viewer }) => lastImport(viewer.id));

/** Imports a file, which is sent as it is, and tells how far it is; not behind the paywall, for it is theirs. */
export const POST = endpoint({ access: "member" }, async ({ viewer, request }) => {
  await consume("import_member", viewer.id);
  const bytes = await boundedBytes(request, MAX_BYTES, TOO_LARGE);
  const file = readFile(bytes, { timeZone: viewer.timeZone, now: now() });
  return runningReply<ImportStep>("import", async (tell) => {
    const imported = await importFile(viewer.id, file, (done, of) => tell({ done, of }));
    tell({ imported });
  });
});

/** Undoes an import, as long as it is the last one. */
export const DELETE = endpoint(
  { access: "member", query: UndoQuery, reply: LastImport },
  ({ viewer, query }) => undoImport(viewer.id, query.id),
);
