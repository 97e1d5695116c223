import { whole } from "@/lib/words/writers/form";
import phrases from "./pressure.json";

const DONE =
  "(?:avoided|asked|said|stopped|prevented|gone|started|rested|slept (?:earlier|sooner)|planned|spared|stayed|put|turned|eaten|left|taken|kept|begun|looked|tried|bothered|made (?:(?:an?|some|more|the) )?(?:\\w+ )?(?:start|time|room|effort|plan)|dealt|faced|got (?:up|going)|been (?:firmer|stricter|clearer|more(?! (?:rested|awake|comfortable))))";

const SO = "(?:so|too|quite so|that|as)";
/** Making it their own doing: what they did or left, what would have spared them, what they are to do better. */
export const BLAME = whole(phrases.blame, { DONE, SO });

/** Driving somebody on: duties, deadlines, orders against a feeling, and threats. */
export const PRESSURE = whole(phrases.pressure);
