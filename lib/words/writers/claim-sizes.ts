import type { DimensionKey } from "@/lib/check-ins/dimensions";

/** How much of something words say there is, and the levels at which that is true; the mirror of them where it is a thing there is less of. */
export const AMOUNTS: readonly (readonly [levels: string, before: string, after: string])[] = [
  [
    "1",
    "(?:zero|absolutely no|not one|not a single|not an? (?:scrap|shred|trace|drop|jot|ounce|grain|flicker|speck|whisper) of)(?: real| great)?",
    "",
  ],
  [
    "12",
    "(?:no|not any|n't any|not a bit of|can't (?:find|feel|see) any)(?: real| great| particular| practical| proper| actual)?",
    "(?:(?:'s| is| has)(?: all)? (?:gone|nowhere|missing|absent|not there|run out|used up|out of reach|at zero)| isn't (?:there|anywhere|coming|to be found)| (?:won't|doesn't) come)",
  ],
  [
    "12",
    "(?:hardly any|barely any|next to no|almost no|very little|scarcely any|precious little|(?<!a )little|so little|too little|not much|not a lot of|not enough|n't much|n't a lot of|n't enough|n't a great deal of|short (?:of|on)|low on|thin on|out of)",
    "(?:'s| is| are|'s been| has been| feels| running| runs)? (?:very |rather |quite |so |pretty |on the )?(?:low|thin|faint|short|scarce|hard to find|in short supply|shaky|small|weak|poor|limited|patchy)",
  ],
  [
    "2",
    "",
    "(?:'s| has| is|'s been)? (?:slipped|dipped|sagged|slipping|dipping|(?:a bit|a little|slightly|somewhat|a touch|a shade|marginally) (?:low|lower|thin|thinner|short|off|down|wobbly|poor))",
  ],
  ["2345", "(?:some|the odd)", ""],
  [
    "23",
    "(?:a shade|a touch|a bit|slightly|a little|somewhat) (?:low on|short (?:of|on)|down on|light on)",
    "",
  ],
  [
    "234",
    "(?:a bit of|a little|a touch of|a few|mild|a little bit of|a hint of|a spot of)",
    "(?:'s| is)? (?:mild|a bit up|slightly up)",
  ],
  [
    "23",
    "",
    "(?:'s| is| was)? (?:not the best|not great|not brilliant|not what it could be|could(?:'ve| have) been better)",
  ],
  ["345", "(?:a fair (?:bit|amount) of|quite a bit of|enough|a reasonable amount of|decent)", ""],
  [
    "45",
    "(?:a lot of|lots of|plenty of|so much|this much|that much|all this|all that|all the|full of|a good deal of|a great deal of|heaps of|loads of|real|good|strong|solid|high|great|heavy|considerable|such|bags of)",
    "(?:'s| is| are|'s been| has been| feels| running)? (?:very |really |quite |pretty |so |right )?(?:high|strong|good|solid|plentiful|loud|big|heavy|bad|on your side|to be had|behind you)(?! (?:again|enough))",
  ],
  [
    "5",
    "(?:enormous|huge|intense|overwhelming|tremendous|extreme|massive|immense|boundless|endless)",
    "(?:'s| is| feels)? (?:about |just )?(?:enormous|huge|intense|overwhelming|tremendous|immense|massive|sky-high|through the roof|as (?:strong|high|bad|big|good) as)",
  ],
];

/** A small word makes a state smaller than its end of the scale, a great one makes it that very end. */
export const SMALL =
  "(?:a bit|a little|slightly|somewhat|a touch|a tad|mildly|a little bit|a shade|marginally|faintly|a smidge)(?: too)? ";
export const GREAT = "(?:completely|totally|utterly|entirely|absolutely|wholly|hopelessly|perfectly) ";
export const DENIED =
  "(?:not|aren't|don't|haven't|can't|couldn't|hardly|scarcely|far from|never)(?: (?:very|that|so|too|feeling|feel|be|being|particularly|really|all|exactly|especially|terribly|much|at all))* ";
export const SAID =
  "(?:you're|you are|you do feel|you feel|you've been|you still feel|it's|it's been|it's all|things are|and|,|;|^)(?: (?:so|very|really|quite|deeply|still|all|just|rather|pretty|properly|this|feeling))* ?";

/** Small words said otherwise than before a state: "a bit of a rough night", "a little way off". */
export const SMALLER: Partial<Record<DimensionKey, string>> = {
  sleepQuality:
    "(?:a bit of a|a slightly|a somewhat|a little bit of a|a rather) (?:rough|poor|bad|broken|restless|short) (?:night|sleep)|(?:night|sleep)(?:'s| was| is| could)? (?:a bit|slightly|a little|somewhat) (?:rough|poor|broken|restless|short|off)|could do with (?:a bit|a little) more sleep",
  connectionWithOthers:
    "people (?:are |feel |seem )?(?:a bit|a little|slightly|somewhat|a touch) (?:way )?(?:off|far|distant|out of reach|away)",
  physicalComfort:
    "(?:a bit|a little|slightly|somewhat|a touch|mildly) (?:of an? (?:ache|niggle)|stiff|tender|off)",
  progressTowardGoals:
    "(?:a bit|a little|slightly|somewhat|rather) (?:slow|sluggish|sticky)|hit a snag|not quite as fast",
  focusClarity: "(?:a bit|a little|slightly|somewhat) (?:cloudy|slow|distracted|woolly)",
  senseOfPurpose: "(?:a bit|a little|slightly|somewhat) (?:lost|unsure|adrift)",
  currentChallengeLevel:
    "(?:a bit|a little|slightly|somewhat|fairly|rather) (?:tricky|difficult|hard|fiddly|awkward|tough)|a little difficulty|a small (?:hurdle|bump|snag)",
};
