import "server-only";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";

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
