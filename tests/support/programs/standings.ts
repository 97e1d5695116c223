import { startSession } from "@/lib/access/session";
import { env } from "@/lib/config/env";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { makeMember, type SubscriptionState } from "@/prisma/seed/people";

const STANDINGS: Record<string, SubscriptionState | "none"> = {
  member: "active",
  "without a subscription": "none",
  lapsed: "paid_over",
  "payment due": "past_due",
  admin: "active",
};

/** Makes somebody of each standing, and prints the token of a session of each. */
const open = await openDatabase();
shareDatabase(open);
const tokens: Record<string, string> = {};
for (const [standing, state] of Object.entries(STANDINGS)) {
  const email = (standing === "admin" && env().adminEmail) || `${state}@hearten.test`;
  const person = { email, password: "correct horse battery", firstName: "Ada", lastName: "Lovelace" };
  const { id } = await makeMember(open.prisma, person, state, now());
  tokens[standing] = await startSession(id, null);
}
console.log(JSON.stringify(tokens));
await open.close();
