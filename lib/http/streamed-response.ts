import "server-only";
import { Readable } from "node:stream";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";

/** A file to download, sent piece by piece as the reader takes it. */
export function downloadResponse(fileName: string, type: string, pieces: AsyncIterable<string>): Response {
  // A generator that breaks here ends the download as failed, never as a shorter file.
  const bytes = Readable.from(encoded(pieces), { objectMode: false });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${fileName}"` },
  });
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** A CSV file to download, sent piece by piece as the reader takes it. */
export function csvResponse(fileName: string, pieces: AsyncIterable<string>): Response {
  return downloadResponse(fileName, "text/csv; charset=utf-8", pieces);
}

/** What breaks as the work ends may have been done all the same. */
const FAILED =
  "Something went wrong, and we don't know if it finished. Check here again in a minute before you try again.";

/**
 * A reply that is told line by line (JSON lines) while the work goes on. The work ends as it ends, whether or not
 * somebody still listens; what fails ends with a line that holds a message.
 *
 * @param event what the log calls the work
 */
export function runningReply<Step>(
  event: string,
  work: (tell: (step: Step | { message: string }) => void) => Promise<void>,
): Response {
  let isHeard = true;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder();
      const tell = (step: Step | { message: string }) => {
        if (isHeard) controller.enqueue(encoder.encode(`${JSON.stringify(step)}\n`));
      };
      await work(tell).catch((error: unknown) => {
        if (!(error instanceof AppError))
          log.error({ event: `${event}_failed`, kind: error instanceof Error ? error.name : typeof error });
        tell({ message: error instanceof AppError ? error.message : FAILED });
      });
      if (isHeard) controller.close();
    },
    cancel() {
      isHeard = false;
    },
  });
  // Compressed, the lines would wait for each other.
  const headers = {
    "Content-Type": "application/x-ndjson",
    "Cache-Control": "private, no-store, no-transform",
  };
  return new Response(stream, { headers });
}
