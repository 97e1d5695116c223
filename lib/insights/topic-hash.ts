import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

/** Keyed and bound to the member, so that the table tells nobody what was spoken of. */
export function topicHash(userId: string, topic: string): string {
  return createHmac("sha256", env().authSecret).update(`insight ${userId} ${topic}`).digest("base64url");
}
