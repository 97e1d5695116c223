import "server-only";
import { Readable } from "node:stream";

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
