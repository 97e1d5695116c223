import "server-only";
import { env } from "@/lib/config/env";
import type { PushService } from "./port";
import { webPushService } from "./web-push";

let chosen: PushService | null | undefined;

/** What brings reminders to devices; null where this server has not set it up. */
export function push(): PushService | null {
  if (chosen === undefined) {
    const settings = env().push;
    chosen = settings && webPushService(settings);
  }
  return chosen;
}
