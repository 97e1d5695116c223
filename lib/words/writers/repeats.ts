import { sentencesOf } from "@/lib/words/library";

/** So many words in a row that were read lately are a repeat, where one of them is more than how a rating is told. */
const REPEATED_RUN = 5;
/** A sentence with so many telling words, and so large a share of them, in one that was read lately is that sentence again. */
const FEWEST_SHARED = 4;
const SHARE = 0.7;

/** So is one that keeps so many of its words, and so large a share of them, in the same order, with two telling ones. */
const FEWEST_KEPT = 9;
const FEWEST_TELLING = 2;

/** A sentence, so many words in a row, or a sentence said over in other little words, from what was read lately. */
export function isRepeat(text: string, recentTexts: readonly string[]): boolean {
  if (recentTexts.length === 0) return false;
  const read = recentTexts.flatMap(sentencesOf);
  const known = new Set(read);
  const runs = new Set(read.flatMap(runsOf));
  const told = read.map(asTold);
  return sentencesOf(text).some((sentence) => {
    if (known.has(sentence) || runsOf(sentence).some((run) => runs.has(run))) return true;
    const said = asTold(sentence);
    return told.some((earlier) => saysAgain(said, earlier));
  });
}

interface Told {
  words: readonly string[];
  telling: ReadonlySet<string>;
}

function asTold(sentence: string): Told {
  return { words: sentence.split(" "), telling: tellingWords(sentence) };
}

function saysAgain({ words, telling }: Told, earlier: Told): boolean {
  const shared = [...telling].filter((word) => earlier.telling.has(word)).length;
  if (shared < FEWEST_TELLING) return false;
  if (shared >= FEWEST_SHARED && shared >= SHARE * Math.min(telling.size, earlier.telling.size)) return true;
  const kept = keptInOrder(words, earlier.words);
  return kept >= FEWEST_KEPT && kept >= SHARE * Math.min(words.length, earlier.words.length);
}

/** How many words of the one stand in the other in the same order: their longest common subsequence. */
function keptInOrder(words: readonly string[], earlier: readonly string[]): number {
  let row = [0, ...earlier.map(() => 0)];
  for (const word of words) {
    const next = [0];
    earlier.forEach((other, at) => {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0));
    });
    row = next;
  }
  return row[earlier.length] ?? 0;
}

function runsOf(sentence: string): string[] {
  const words = sentence.split(" ");
  return words
    .slice(REPEATED_RUN - 1)
    .map((_, index) => words.slice(index, index + REPEATED_RUN))
    .filter((run) => run.some(isTelling))
    .map((run) => run.join(" "));
}

/** The stems of the words that tell more than a rating and its size. */
function tellingWords(sentence: string): Set<string> {
  return new Set(
    sentence
      .split(" ")
      .filter(isTelling)
      .map((word) => word.replace(/(?:ingly|ings?|edly|ed|es|ly|s|e)$/, "") || word),
  );
}

/** Neither a little word nor the name or the size of a rating: those come again whenever a day does. */
function isTelling(word: string): boolean {
  return word.length > 1 && !LITTLE_WORDS.has(word) && !SIZES_AND_HELP.has(word) && !RATING_STEM.test(word);
}

/** How big a rating is said to be, and the help that some days have to name. */
const SIZES_AND_HELP = new Set(
  [
    "full complete completely utterly totally wholly truly deeply badly terribly awfully exactly perfectly raring",
    "find found keep gone ease now faith hardly barely nearly overwhelmed please ask tell ring screen line listening helpline",
  ]
    .join(" ")
    .split(" "),
);

const RATING_STEM =
  /^(?:stress|strain|pressur|calm|overwhelm|confiden|doubt|sure|trust|belie[fv]|focus|clear|fog|haz|sharp|head|mind|thought|think|motivat|driv|push|keen|worr|anxi|fear|fright|scared|alone|lonel|clos|near|distan|people|person|nobody|someone|somebody|anyone|help|support|purpose|matter|point|lost|progress|mov|stuck|slow|hop|sle[ep]|night|rest|tired|bod|pain|comfort|ach|sore|hurt|hard|difficult|challeng|fac|thank|grate|glad|urgen|rush|hurr|press|wait|today|tonight|morning|evening|afternoon|day)/;

const LITTLE_WORDS = new Set(
  [
    "a about after again all almost also always am an and another any anyone anything are arent as at back be been",
    "before being between bit both but by can cannot cant come could couldnt did didnt do does doesnt doing done dont",
    "each else enough even ever far feel feels feeling few first for from get gets getting give go goes going good got",
    "had has have havent having here how if in into is isnt it its ive just keep kind know least less let like long lot",
    "made make makes many may maybe might mind more most much must need neednt needs never no not nothing of off on once",
    "one only or other our out over own part perhaps put quite rather real really right round same see seem seems should",
    "shouldnt so some something soon still such take than that thats the their them then there theres these they theyre",
    "theyve thing things this those though to too turn until up upon very want wants was wasnt way well were what whats",
    "when where whether which while who whos whose will with without wont would wouldnt yet you youd youll your youre",
    "youve yourself",
  ]
    .join(" ")
    .split(" "),
);
