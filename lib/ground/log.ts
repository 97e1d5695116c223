import { randomUUID } from "node:crypto";
import { destination, type Logger, pino } from "pino";
import { env } from "@/lib/config/env";

/**
 * One structured line on standard output. May hold event names, route patterns, statuses, durations, request ids
 * and kinds of errors. Never ratings, quotes, addresses, names, tokens or bodies.
 */
type LogLine = { event: string } & Record<string, string | number | boolean | undefined>;

let sink: Logger | undefined;

// Made at the first line, not at import: a build imports this module without a configuration.
function logger(): Logger {
  sink ??= pino(
    { level: env().logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ sync: true }),
  );
  return sink;
}

export const log = {
  info: (line: LogLine) => logger().info(line),
  warn: (line: LogLine) => logger().warn(line),
  error: (line: LogLine) => logger().error(line),
};

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
