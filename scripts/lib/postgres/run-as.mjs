import { readFileSync } from "node:fs";
import { Stop } from "../command.mjs";

/**
 * PostgreSQL refuses to run as root: then it runs as a user that may do nothing else.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user)
    throw new Stop("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
