import type { Levels } from "@/lib/check-ins/dimensions";
import { crisisCare } from "@/lib/crisis/rules";
import { salience, usualLevels } from "@/lib/quotes/salience";
import { chooseQuoteWriter } from "@/lib/services/quote-writer/choose";
import { linkedMember } from "@/tests/support/made-up-members";

const TIMES = 1_000;
const REMEMBERED = 30;

/** Prints the processor milliseconds that the built-in writer takes for one quote, for a member with a history. */
async function main(): Promise<void> {
  const writer = chooseQuoteWriter({ kind: "composer" }, () => {});
  const nextLevels = linkedMember("writer");
  const earlier: Levels[] = [];
  let recentTexts: string[] = [];
  const write = async (turn: number) => {
    const levels = nextLevels();
    const usual = usualLevels(earlier);
    const leaning = salience(levels, usual);
    const asked = { levels, timeOfDay: "morning", usual, recentTexts, leaning } as const;
    const { text } = await writer.write({
      ...asked,
      care: crisisCare(levels) === "panel",
      seed: `turn ${turn}`,
    });
    earlier.unshift(levels);
    earlier.length = Math.min(earlier.length, REMEMBERED);
    recentTexts = [text, ...recentTexts].slice(0, REMEMBERED);
  };
  for (let turn = 0; turn < TIMES; turn += 1) await write(turn);
  const before = process.cpuUsage();
  for (let turn = TIMES; turn < 2 * TIMES; turn += 1) await write(turn);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ cpuMs: (user + system) / 1000 / TIMES }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
