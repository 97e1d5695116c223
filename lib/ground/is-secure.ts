import "server-only";
import { env } from "@/lib/config/env";

/** Whether people reach this server by https, so that its cookies can ask for it. */
export function isSecure(): boolean {
  return env().appUrl.protocol === "https:";
}
