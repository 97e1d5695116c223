import "server-only";
import { now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { POLICY_VERSION } from "./policy-version";
import type { Purpose } from "./purposes";

/** Whose choice it is: a member's, or that of a browser nobody is signed in at. */
export type Chooser = { userId: string } | { visitorId: string };

/** Adds choices to the record, with the policy they were made under. What was chosen before stays on record. */
export async function recordChoices(
  db: Transaction,
  chooser: Chooser,
  choices: Partial<Record<Purpose, boolean>>,
  at: Date = now(),
): Promise<void> {
  const rows = Object.entries(choices).map(([purpose, granted]) => ({
    id: newId(),
    ...chooser,
    purpose,
    granted,
    policyVersion: POLICY_VERSION,
    createdAt: at,
  }));
  await db.consent.createMany({ data: rows });
}

/** Adds to the record that the operator put members on the newsletter's list, or took them off it. */
export async function recordOperatorsNewsletter(
  db: Transaction,
  adminId: string,
  userIds: readonly string[],
  granted: boolean,
): Promise<void> {
  const at = now();
  const rows = userIds.map((userId) => ({
    id: newId(),
    userId,
    purpose: "newsletter" satisfies Purpose,
    granted,
    policyVersion: POLICY_VERSION,
    ground: granted ? ("legitimate_interest" as const) : ("operator_stop" as const),
    recordedById: adminId,
    createdAt: at,
  }));
  await db.consent.createMany({ data: rows });
}
