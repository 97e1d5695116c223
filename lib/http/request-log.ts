import "server-only";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/ground/log";

/** Names a call that came in; `logAs` writes its line, once its status is known. */
export function beginRequest(method: string, path: string) {
  const requestId = randomUUID();
  const started = performance.now();
  return {
    requestId,
    logAs(status: number) {
      const ms = Math.round(performance.now() - started);
      log.info({ event: "request", requestId, method, path: pattern(path), status, ms });
    },
  };
}

/** The path without what names a person or a thing. */
function pattern(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, "[id]");
}
