import "server-only";
import { keyedHash } from "@/lib/keyed-hash";

/** Keyed and bound to the member, so that the table tells nobody what was spoken of. */
export function topicHash(userId: string, topic: string): string {
  return keyedHash("insight", `${userId} ${topic}`);
}
