import { NO_REPEAT } from "@/lib/words/choose";
import { writeFromLibrary } from "@/lib/words/writers/writer";
import { linkedMember } from "@/tests/support/made-up-members";
import { quoteRequest } from "@/tests/support/quote-requests";

const TIMES = 1_000;

/** Prints the processor milliseconds that the library takes for one quote, for a member with a history. */
function main(): void {
  const nextLevels = linkedMember("writer");
  let passages: string[] = [];
  const write = (turn: number) => {
    const read = { passages, sentences: new Set<string>() };
    const { passage } = writeFromLibrary(quoteRequest({ levels: nextLevels(), read, seed: `turn ${turn}` }));
    passages = [passage ?? "", ...passages].slice(0, NO_REPEAT);
  };
  for (let turn = 0; turn < TIMES; turn += 1) write(turn);
  const before = process.cpuUsage();
  for (let turn = TIMES; turn < 2 * TIMES; turn += 1) write(turn);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ cpuMs: (user + system) / 1000 / TIMES }));
}

main();
