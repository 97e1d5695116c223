import "server-only";
import { database } from "@/lib/db/client";
import { log } from "@/lib/log";

const PATIENCE_MS = 2_000;

/** Whether the database answers a question now, asked each time. */
export async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
  try {
    const db = await Promise.race([database(), patience]);
    await Promise.race([db.$queryRaw`SELECT 1`, patience]);
    return true;
  } catch (error) {
    log.error({ event: "database_unavailable", kind: error instanceof Error ? error.name : typeof error });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
