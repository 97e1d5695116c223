import { endpoint } from "@/lib/http/endpoint";
import { boundedBytes } from "@/lib/http/input";
import { previewImport } from "@/lib/import/import-file";
import { readFile } from "@/lib/import/read-file";
import { ImportPreview } from "@/lib/import/schema";
import { MAX_BYTES, TOO_LARGE } from "@/lib/import/too-large";
import { consume } from "@/lib/limits/consume";
import { now } from "@/lib/time/clock";

/** What would come in of a file, which is sent as it is. */
export const POST = endpoint({ access: "member", reply: ImportPreview }, async ({ viewer, request }) => {
  await consume("import_member", viewer.id);
  const bytes = await boundedBytes(request, MAX_BYTES, TOO_LARGE);
  return previewImport(viewer.id, readFile(bytes, { timeZone: viewer.timeZone, now: now() }));
});
