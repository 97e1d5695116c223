import { inRoot, run } from "@/scripts/lib/command.mjs";
import type { Row } from "../support/row";

/** What takes many tries to tell: `npm test` makes a tenth of them. */
const FILES = ["patterns", "change-subscription", "alike", "stripe-webhook", "both/import"];

/** The tests of chance and of time at their full size. */
export async function chance(): Promise<Row[]> {
  const args = [inRoot("node_modules/vitest/vitest.mjs"), "run", "--project=unit*", "--project=integration*"];
  const env = { ...process.env, FULL_SIZE: "1" };
  const { code } = await run(process.execPath, [...args, ...FILES], { env, show: true });
  return [{ figure: "Tests of chance and of time, at full size, that fail", value: code, target: 0 }];
}
