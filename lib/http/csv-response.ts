import "server-only";
import { downloadResponse } from "./download-response";

/** A CSV file to download, sent piece by piece as the reader takes it. */
export function csvResponse(fileName: string, pieces: AsyncIterable<string>): Response {
  return downloadResponse(fileName, "text/csv; charset=utf-8", pieces);
}
