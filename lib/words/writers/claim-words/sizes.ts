import { anyOf } from "@/lib/words/writers/form";

/** A grain of something, in any measure. */
const GRAIN =
  "(?:scrap|shred|trace|drop|jot|ounce|grain|flicker|speck|whisper|bit|inch|atom|iota|crumb|spark|whit|glimmer|thread|morsel|sliver|hint|flutter|ripple|twinge|murmur|pang|shadow|stitch|glint)";
const LITTLE =
  "(?:bit|touch|little|hint|pang|wisp|spot|dash|pinch|dab|trickle|smattering|sprinkling|modicum|whiff|twinge|niggle|flutter|murmur|ripple|shade|hum|buzz|undercurrent|prickle|ghost|suggestion|shadow|edge|trace|small amount|tad|sliver|glimmer|low level)";
const IS =
  "(?:'s| (?:is|are)(?: both| all)?(?: running)?| was|'s been| has been| have been|'ve been| has felt| feels| feel| seems| looks| is looking|'s looking| is feeling|'s feeling| running| runs| is running|'s running| stands)?";
const HAS = "(?:'s| is| has|'ve| have)(?: been| all| just| now| almost| really| rather| simply| quietly)*";
const NOT =
  "(?:no longer|not|never|without|\\w+n't)(?: (?:really|quite|exactly|even|have|had|got|feel|feeling|see|find|seem to have|be|been|having|finding))*";
/** So much of it in time: "not an hour of sleep", "not one moment's ease". */
const WHILE = "(?:hour|minute|moment|second|wink|night|day)(?: of|'s)";
/** Past all saving. */
export const RUINED =
  " (?:in (?:total |utter |complete |absolute )?(?:ruins|tatters|shreds)|an? (?:total |utter |complete |absolute |sheer |real )?(?:catastrophe|disaster|write-off|wreck|shambles|calamity))";
/** What makes it the very end, before a word or after it. */
const WHOLLY =
  "(?:completely|totally|utterly|entirely|absolutely|altogether|wholly|clean|right|quite literally)";
/** What makes it a little; in other words of the kind it has been made one of these. */
export const A_BIT = "(?:(?:just |only |perhaps |maybe )?a (?:bit|little)(?: too)?)";
const GONE =
  "(?:gone|vanished|disappeared|deserted you|left you|dried up|run out|drained (?:away|out)|evaporated|ebbed away|emptied|been wiped out|stopped|slipped away)";
const DOWN =
  "(?:low|lower|thin|thinner|short|shorter|off|down|wobbly|poor|weak|weaker|shaky|faint|fainter|hazy|hazier|quieter|shakier|slower|dim|dimmer|patchy|soft|cloudy|flat|flatter|lacking|limited|behind|distant|far off|far away|out of reach|hard(?:er)? to (?:find|come by|feel|reach|get at|hold on to))";
const AS_IT_GETS =
  "as (?:it|they) (?:goes|go|gets|get|comes|come|can be|could be|possibly can|ever gets)|as (?:can|could) be|as (?:anyone|anybody|it's possible|possible)";

/** What could go no further: "couldn't be any lower", "could scarcely have been worse". */
export const COULDNT =
  "(?: (?:couldn't|can't)(?: possibly)?| could (?:hardly|scarcely|barely)) (?:be|feel|get|go|run|burn|sink|have (?:been|felt|gone))(?: any| much| a lot)?";
/** How a thing behaves that there is hardly any of: "worry's keeping its distance", "stress has left you in peace". */
const AWAY =
  " (?:hasn't|isn't|haven't|aren't|doesn't|don't)(?: \\w+)? (?:(?:troubl|bother|touch|com)(?:e|ed|ing)(?: (?:you|near))|getting a look-in|got (?:a look-in|near|to you)|get(?:ting)? to you)|(?:'s| is| are| has| have|'ve)?(?: been)? (?:(?:keep(?:s|ing)?|kept|stay(?:s|ed|ing)?) (?:its distance|their distance|away|well away|out of (?:your|the) way|at bay|at arm's length|off your \\w+)|(?:mostly |largely |all )?(?:left|leav(?:es|ing)|let(?:s|ting)?) you (?:largely |mostly |quite |well )?(?:alone|in peace|be)(?= |[.,]))";

/** How much there is of a thing, by the words before it, after it, or both. */
interface Size {
  /** The levels at which there may be said to be so much of a thing. */
  at: string;
  /** Words before the thing: "hardly any hope". */
  before?: string;
  /** Words after it: "hope's very low". */
  after?: string;
  /** Words on either side of it: "no hope at all". */
  round?: readonly [string, string];
}

/** How English says how much there is of something; mirrored for what there is less of, the higher the level. */
export const SIZES: readonly Size[] = [
  {
    at: "1",
    before: anyOf([
      `(?:zero|nil|absolutely no|(?:not|\\w+n't)(?: have| got)* (?:one|a single)|not the (?:faintest|slightest|least)(?: (?:bit|hint|sign) of)?|(?:${NOT}) (?:an?|one) (?:single )?(?:${GRAIN} of|${WHILE})|devoid of|bereft of|empty of|drained of(?: all| any)?|stripped of(?: all| any)?|lost (?:all|every (?:last )?${GRAIN} of))(?: real| great| proper| decent| your| the)?`,
      "(?:none|nothing) of (?:your|the|any)",
    ]),
    after: anyOf([
      `${IS} (?:zero|nil|non-existent|nonexistent|at (?:rock bottom|zero|nil)|(?:right )?at (?:the|its|an) (?:very )?(?:bottom|lowest|all-time low)|extinct|dead|wiped out|nowhere to be (?:found|seen)|nowhere in sight)`,
      `${HAS} ${WHOLLY} ${GONE}|${HAS} ${GONE} ${WHOLLY}(?! out of your hands)|${HAS} gone right out`,
      `${COULDNT} (?:lower|thinner|worse|poorer|weaker|fainter)`,
      `${IS} as (?:low|thin|poor|weak|faint) (?:${AS_IT_GETS})`,
      " worth the name| (?:doesn't|don't) (?:come|get|go) any (?:lower|thinner|worse|poorer|weaker)",
      `${HAS} run (?:bone )?dry|${HAS} (?:drained|leaked|poured|ebbed|run) (?:right|clean|all) (?:out|away)|${HAS} upped and (?:left|gone) altogether|${IS} ${WHOLLY} out of (?:your )?(?:reach|sight)`,
    ]),
    round: [
      `(?:no|not any|zero|absolutely no|${NOT} any|without any)(?: real| great| sense of)?`,
      "(?: (?:in yourself|in you|on you|about you|around you|behind you|to speak of))?(?:,)? (?:at all|whatsoever|left|of any (?:kind|sort)|anywhere|to be (?:found|had) anywhere)",
    ],
  },
  { at: "5", round: ["as much", " as (?:you|anyone|anybody|a person|there|it)(?: can| could|'s|$| is)"] },
  { at: "345", round: ["(?:with|given|having) (?:as|so) much", " as you(?:'ve got|'ve| have)"] },
  { at: "345", after: " like (?:yours|this|these|(?:what )?you(?:'ve got| have))" },
  { at: "1", round: [`(?:all(?: of)?|every (?:last )?${GRAIN} of)(?: your| the)?`, `${HAS} ${GONE}`] },
  {
    at: "123",
    before: "no (?:great|particular|special|undue|huge|enormous|end-of-the-world)",
  },
  {
    at: "12",
    before:
      "(?:no|not any|without any|\\w+n't any|not a bit of|(?:can't|cannot) (?:find|feel|see)(?: any)?)(?: real| practical| proper| actual)?",
    after:
      "(?:(?:'s| is| has)(?: all)? (?:gone|nowhere|missing|drained|ebbed|leaked|evaporated|vanished|deserted you|dried up|absent|not there|run out|used up|out of reach|at zero|on the floor|flat|spent)| isn't (?:there|anywhere|coming|to be found)| (?:won't|doesn't|isn't going to) come(?! any| close| down))",
  },
  {
    at: "12",
    before: anyOf([
      "(?:hardly any|barely any|(?:hardly|barely|scarcely) an?|free (?:of|from)(?: any| all| much)?|(?:not|\\w+n't) many|(?<!\\ba )(?<!\\bfair )(?<!\\bgood )(?<!quite a )(?:very |so |too )?few|not much of an?|next to no|almost no|virtually no|practically no|very little|scarcely any|precious little|(?<!\\b(?:a|two|few|odd|some|of|one|your) )little|so little|too little|not much|not a lot of|not enough|not a great deal of|short (?:of|on)|low on|thin on|out of|starved of|(?:lacking|missing|short of)(?: is| in)?(?: any| much)?|lack of|a dearth of|a shortage of|minimal|meagre|scant|the thinnest|the faintest|the last of your|without much)",
      "\\w+n't(?: (?:really|have|had|get|got|feel|see))* (?:much|a lot of|enough|a great deal of)",
      "(?:struggling|a struggle|hard|harder|difficult|tough|not easy) to (?:find|feel|see|muster|summon|get|reach|raise|drum up|keep|hold on to|hold onto)(?: much| any| a lot of| your| the| some)*",
      `(?<!${A_BIT} )(?:low|poor|weak|faint|shaky|flagging|dwindling|fading|limited|dented|bruised|battered)`,
    ]),
    after: anyOf([
      `${AWAY}`,
      `${IS} (?:very |rather |quite |so |this |that |pretty |really |on the )?(?:low|few(?: and far between| in number)?(?=[.,;]| and| today| this)|thin|threadbare|flimsy|faint|short|scarce|rare|in short supply|shaky|small|weak|poor|limited|(?<!rather )patchy|meagre|lacking|sparse|wanting|flagging|dwindling|fading|waning|at (?:a|such a|their|its) low ebb|scant|dim|dull|dented|fragile|elusive|out of reach|hard-won|ragged|wobbly|(?:far|a long way|miles|such a long way) (?:off|away)|a long way from here)(?! level| side)`,
      `${IS} (?:very |rather |quite |so |pretty |really |proving )?(?:hard|harder|difficult|tough|not easy) (?:to (?:find|come by|feel|get|reach|see|muster|summon|hold on to|hold onto|keep hold of|get hold of|raise|keep)|work|going)`,
      ` ${HAS.trim()} (?:dimmed|faded|waned|sunk|dropped|fallen|drained|thinned|worn thin|crumbled|stalled|dulled|ebbed|dwindled|shrunk|plummeted|gone (?:quiet|missing|thin|flat)|taken (?:a|such a|quite a) (?:\\w+ )?(?:knock|dent|hit|battering|dip))`,
      `${HAS} (?:dimmed|faded|waned|sunk|dropped|fallen|drained|thinned|worn thin|crumbled|dulled|ebbed|dwindled|shrunk|plummeted|gone (?:quiet|missing|thin|flat)|taken (?:a|such a|quite a) (?:\\w+ )?(?:knock|dent|hit|battering))`,
      " feels like (?:a foreign|a stranger|an effort|something (?:for|that happens to) other)| (?:isn't|hasn't been|wasn't)(?: exactly| really| very)? (?:coming easily|easy|easy to (?:find|come by|feel)|around|with you|on your side|strong|much in evidence)",
    ]),
  },
  {
    at: "23",
    after: anyOf([
      `(?:${IS}| (?:might|may|could) be) ${A_BIT} (?:on the )?${DOWN}(?: side)?`,
      ` (?:isn't|hasn't been|wasn't|'s not|is not) (?:quite|at its|what it|all that it|as (?:strong|good|high|clear|sharp|steady)|your (?:best|strongest))(?! as \\w+ as (?:it gets|anyone))`,
      `${HAS} (?:dropped|faded|slowed|flagged|dimmed|ebbed|fallen|thinned|slipped|dipped)(?: off)? ${A_BIT}`,
      `${HAS} (?:had|taken) a (?:small|slight|little|minor) (?:dip|dent|knock|wobble)`,
    ]),
    before: `${A_BIT} (?:less|low|lower on|short of|short on)`,
  },
  {
    at: "2",
    after: `(?:'s| has| is|'s been)? (?:slipped(?! away)|dipped|sagged|slipping|dipping|sagging|wobbling|wavering)`,
  },
  {
    at: "34",
    after: `${IS} ${A_BIT} (?:on the )?(?:high|higher|up|raised|heavy|heavier|strong|stronger|loud|louder|better)(?: side)?`,
  },
  { at: "2345", before: "some" },
  {
    at: "234",
    round: ["some|a bit of", "(?: in you| about)?(?: there|,? (?:if (?:not|a bit)|in small|in bits))"],
  },
  {
    at: "23",
    before: anyOf([
      "a (?:bit|little) (?:low on|short (?:of|on)|down on|light on)",
      "(?:just about|just|barely|only just|hardly|scarcely) enough",
      "(?:not|\\w+n't)(?: (?:give|have|had|got|get|bring|left|feel)(?: you)?)? quite (?:as much|so much|as many|enough|the)",
      "(?:an?|some|the (?:faintest|vaguest)) (?:faint |vague |slight |small )?(?:inkling|glimmer|flicker|whiff|trickle) of",
    ]),
  },
  {
    at: "234",
    before: anyOf([
      `(?:an?|the odd|the occasional) (?:small |slight |mild |little |faint |low |quiet |gentle |passing )?${LITTLE} of(?: your| the| an?)?`,
      "(?:a little|a few|mild|slight|minor|modest|the odd|the occasional|an occasional|occasional|(?:one or two|a couple of|a handful of|a few|one(?= (?:small|little|minor)))(?: (?:small|little|minor|tiny|mild|slight))?|a slight|a mild|a minor|a small|a certain amount of|a degree of|a measure of|middling|average|passable|fair-to-middling|moderate|a moderate amount of|so-so|a manageable amount of|manageable)",
    ]),
    after: `${IS} (?:only |just |fairly |pretty |quite )?(?:mild|slight|minor|modest|moderate|middling|average|so-so|passable|tolerable|bearable|a bit up|slightly up|up a (?:bit|little|touch|notch)|down a (?:bit|little|touch|notch)|nothing (?:much|special|to speak of|to shout about)|not (?:too |so |at all )?bad|okay|ok|all right(?=[.,;]| and| this| today)|so-so|fair(?=[.,;]| and| this| today)|reasonable|manageable|decent enough|spread a (?:bit|little) thin|in small (?:doses|amounts)|(?:rather|fairly|a bit|a little) (?:muted|subdued|patchy|up and down|hit and miss))|(?:${HAS}|${IS}) (?:come|coming) in (?:small|dribs|bits|fits|little)`,
  },
  {
    at: "23",
    after:
      "(?:'s| is| was)? (?:not the best|not great|not brilliant|not what it could be|(?:has|'s got|is doing) (?:some|a bit of|a little) catching up(?: to do)?|could do with a (?:polish|boost|lift|nudge|top-up)|could (?:be|do with being) (?:a bit |a little |rather )?(?:better|stronger|higher|clearer|steadier|firmer|more)|com(?:es?|ing) a (?:bit|little) (?:less \\w+|slowly|reluctantly)|could(?:'ve| have) been (?:a bit |a little )?better|not at its best)",
  },
  {
    at: "34",
    before:
      "(?:a fair (?:bit|amount) of|a decent (?:bit|amount) of|a respectable amount of|reasonable|fair|a reasonable (?:bit|amount) of|okay)",
    after: `${IS} (?:fairly|reasonably|moderately|tolerably) (?:high|strong|good|solid|steady|clear|loud|heavy)`,
  },
  {
    at: "345",
    before:
      "(?:quite a bit of|(?<!about |just |barely |hardly |scarcely )enough|a reasonable amount of|decent)",
    after:
      "(?:'s| is| comes| has come|'s come) (?:there(?=[.,;]| in you| for you| today| this)|with you(?=[.,;]| this| today)|steady|flowing|alive|easily|naturally|readily|holding up|holding steady)",
  },
  {
    at: "45",
    before:
      "(?:a lot of|lots of|plenty of|so much|(?:so|too|such a lot of|far too|a great|a good) many|too much|this much|that much|all this|all that|all the(?= \\w+ (?:in the world|of))|full of|a good deal of|a good bit of|a great deal of|heaps of|loads of|bags of|tons of|masses of|mountains of|stacks of|no end of|no shortage of|no lack of|more than enough|ample|abundant|real|good|strong|solid|high|great|steady|healthy|brisk|heavy|considerable|serious|severe|fierce|acute|such|surprising|remarkable|impressive|piles of|buckets of|oodles of|a mountain of|a mass of|a flood of|a wealth of|a (?:lovely|wonderful|warm|deep|rich|clear|firm|great) (?:sense|amount|feeling|store) of|fine|excellent)",
    after: `${IS} (?:very |really |quite |pretty |so |this |right |running |nice and |almost |nearly |about )?(?:(?:more than|as much as) (?:you|any(?:one|body)|a person|one person) (?:can|could|should)|too much (?:to (?:take|bear|carry|stand)|for (?:you|any|one))|high|strong|sturdy|firm|dependable|out in force|(?:right )?(?:close|near) at hand|good|solid|plentiful|loud|big|heavy|fierce|severe|abundant|ample|in full (?:flow|swing|cry)|on your side|to be had|behind you|excellent|lovely|(?:such )?a (?:real|great|true|lovely|good) (?:asset|gift|strength|help|friend)|in (?:good|fine|decent|great) (?:order|shape|voice|nick|fettle|form|heart|supply)|one of the things you(?:'ve got| have))(?! (?:again|enough))`,
  },
  {
    at: "5",
    before: anyOf([
      "every (?:last |single )?(?:bit|scrap|ounce|drop) of(?= \\w+ (?:anyone|anybody|you|there|in the world))",
      "(?:bursting with|brimming with|brimful of|overflowing with|filled with|consumed (?:by|with)|swallowed up by|enormous|huge|intense|overwhelming|tremendous|extreme|massive|immense|boundless|endless|unbearable|crushing|crippling|blinding|limitless|unlimited|towering|colossal|monumental|total|complete|absolute|perfect|utter|unshakeable|unbreakable|maximum|all-consuming|the (?:strongest|fiercest|worst|greatest|highest|heaviest|deepest|most extreme) (?:possible |sort of |kind of )?|any amount of|completely overwhelmed by|overwhelmed by|paralysed by|drowning in|nothing but|brim-full of|brimful of|awash with)",
    ]),
    after: anyOf([
      `${IS} (?:about |just |right |absolutely |completely |totally |utterly )?(?:enormous|huge|intense|overwhelming|tremendous|immense|massive|unbearable|crushing|boundless|limitless|endless|total|absolute|unshakeable|unstoppable|extreme|sky-high|through the roof|at (?:its|a|their|full|the) (?:very )?(?:height|peak|worst|highest|maximum|strength|pitch|full|strongest|best|fiercest|loudest|fullest|top)|as (?:strong|high|big|good|fierce|heavy|great|loud) as)`,
      `${COULDNT} (?:higher|stronger|better|greater|louder|fiercer|heavier|bigger|deeper|sounder|fuller)`,
      `(?:'s| is| has|'ve| have)? (?:${WHOLLY} )?(?:taken over|swallowed|filled|flooded|consumed|crowded out|drowned out|fills?|swallows?|drowns?|consumes?|floods?|takes? over|taking over)(?: ${WHOLLY})?(?= (?:completely|entirely|totally|everything|all|the (?:whole|entire)|every)|[.,;]| (?:this|today|tonight))`,
      " left no room| (?:right )?up to the (?:rafters|brim|hilt|gills)| could cut glass| (?:doesn't|don't) (?:come|get|go) any (?:higher|stronger|better|greater|heavier|bigger|fiercer)",
      "(?:'s| is|'s been| has been)(?: (?:sheer|pure|absolute|utter|complete|total|a living|a))* (?:torture|agony|hell|nightmare|torment)",
      " as (?:sharp|keen|fierce|loud|strong|deep|heavy) as (?:it|they|can|could|a|any)",
      `(?:${IS}| has reached| has hit|'s reached|'s hit)(?: right| absolutely| quite| just about| up)* ?(?:at|to)? ?(?:its|the|their|full|an) ?(?:very |absolute |outer |utter )*(?:limit|top|pitch|stretch|volume|ceiling|maximum)(?! of (?:the|your) (?:list|page))`,
    ]),
  },
];

/** What makes a state smaller than its end of the scale. */
export const SMALL =
  "(?:a bit|a little|slightly|somewhat|mildly|vaguely|moderately|reasonably|tolerably|only just|some (?:of \\w+|things|days) (?:is|are|feels?|have been|has been))(?: of an?| too)? ";
/** What makes it less than that end, and no little either. */
export const FAIR =
  "(?:fairly|rather|mostly|reasonably|moderately|passably|tolerably|adequately|decently|more or less)(?: well| good)? ";
/** What makes it that very end. */
export const GREAT =
  "(?:completely|totally|utterly|entirely|absolutely|wholly|hopelessly|perfectly|flawlessly|faultlessly|thoroughly|unbearably|profoundly|desperately|extremely|supremely|unutterably|one hundred per cent|immeasurably|(?:never|couldn't|can't|could hardly)(?: possibly)? (?:be |been |feel |have been |have felt )?(?:any )?(?:so|more)) ";

export const DENIED =
  "(?:not|in no|aren't|don't(?! be\\b)|haven't|can't|couldn't|hardly|scarcely|far from|never)(?: (?:very|that|so|too|feeling|feel|be|being|particularly|really|all|exactly|especially|terribly|much|at all|quite|as|been|a bit|remotely))* ";
export const VERY =
  "(?: (?:so|ever so|very|terribly|awfully|extremely|really|quite|deeply|still|all|just|properly|nicely|gloriously|this|feeling|wonderfully|lovely and|nice and|beautifully|incredibly|truly|well and truly|badly|dreadfully|horribly|that|much|plainly|clearly|pleasantly|delightfully|happily|already))*";
/** What follows is no state of theirs but a thing's: "comfortable socks", "calm music". */
const NO_NOUN =
  "(?! ?[\\w-]+ (?:(?!this|less|across|always|perhaps|things|days|nights|mornings|evenings)[a-z]{3,}s[ .,;]|music|light |laughter|lamp|the ))";
/** What says that somebody, or a day, is so. */
export const SAID = `(?:(?:day|morning|afternoon|evening|night|hours?|stretch|time|week) (?:of|spent|full of) (?:feeling|being)|(?<!should )you (?:find|found) yourself|you've (?:come|got) to (?:the \\w+|it|this|now)(?: feeling)?|you've (?:ended|started|begun|finished|spent|reached|got to) (?:the|this) \\w+(?: feeling)?|you (?:ended|started|began|finished|spent|end|start|begin) (?:the|this) \\w+ feeling|there's (?:a sense|a feeling) of being|you're|you are|you do feel|you feel|you've felt|(?<!some of the \\w+ )you've been|you still feel|you seem|you're still|you woke(?: up)?|you've woken(?: up)?|you're (?:feeling|starting (?:the|this) (?:day|morning|evening|afternoon)|ending (?:the|this) (?:day|evening)|going (?:in)?to (?:the|this) (?:\\w+))|(?:has|have|had|got|makes|made|keeps|kept|leaving) you(?: feeling)?|it's|it is|it feels|it's been|it's all|things are|things feel|everything's|everything feels|left you|leaves you|(?:and|,|;|^)${NO_NOUN})${VERY} ?(?<=(?:^|[ ,;]))(?:(?<=^)(?:so|very|really|quite|deeply|gloriously|wonderfully|beautifully|blissfully|nicely) )?`;
const TIME = "(?:day|morning|afternoon|evening|night|start|stretch|time|hours?|spell|one)";
/** What makes a day of it: "it's been a calm sort of day"; not one that's wished for. */
export const dayThat = (is: string, size = "") =>
  `(?<=(?:^|[;:] |, (?=an? |another |this )|\\b(?:it's|it is|this is|that's|it's been|been|you've had|you're having|had|what|such|after|with|in|on|into|makes for|made for) ))(?:an? |another |this |such an? )?${size}(?:(?:very|really|rather|quite|pretty|deeply|truly|lovely,?|nice,?|peaceful,?|wonderfully|pleasantly) )*(?:${is})(?:,? (?:and )?\\w+)?(?: sort of| kind of)? ${TIME}(?! (?:is an?|would|could|might)\\b)`;
/** What a day is full of: "a day of worry", of which there is little at an end where there's none. */
export const dayOf = (thing: string) =>
  `${TIME} (?:of|full of|filled with|with plenty of|that(?:'s been| was) full of) (?:(?:real|steady|constant|so much|much|great|quiet|deep|good|nothing but) )*(?:${thing})`;
/** What is spent, or has been carried, is there: "use that energy", "the worry you've been carrying". */
export const hadOf = (thing: string) =>
  `(?:use|enjoy|spend|make the most of|put|follow|trust|bring|take|carry|keep|savour|share|hold on to|lean on)(?: a bit of| some of)? (?:that|this|the(?= [\\w-]+ you)|all that|your good|your strong|your natural|your steady) (?:good |lovely )?(?:${thing})(?! you (?:had|lost|missed|didn't))|let (?:that|this|all that|your)(?: natural| good| steady| strong| quiet)? (?:${thing}) (?:carry|take|lead|move|do|choose|guide)|(?:the|all that|all this|that) (?:${thing}) (?:you've been carrying|you're (?:carrying|under|feeling))`;
/** What it is like to be so is said to who is: "good to feel so hopeful", "feeling this connected". */
export const toBe = (is: string) =>
  `(?:good|nice|lovely|great|pleasant|rare|warm) to (?:feel|be)(?: (?:so|this|that|very|really))+ (?:${is})|(?:feeling|being)(?: (?:so|this|that))+ (?:${is})`;
/** What makes it hard to be so. */
export const STRUGGLE =
  "(?:struggling|a struggle|hard|harder|difficult|tough|not easy|impossible) to (?:feel|be|stay|get|keep|seem|be feeling)(?: (?:very|much|at all|even|really|any|so|quite|properly|all that))* ";
/** Where something of theirs is said to be so. */
export const BEING =
  "(?:'s|'re|'ve been| is| are| was| were|'s been| has been| have been| feels?| felt| seems?| looks?| keeps?| that's| that feels| which is)(?: looking| feeling)?";
/** What takes it for granted: "being stuck can't be easy"; a good state is spoken of in general too. */
export const beingSo = (is: string) =>
  `(?<!(?:anyone|anybody|people|those|everyone) )(?:being|feeling)(?:${VERY}| as) (?:${is})(?! like (?:this|that))`;
/** Of whom or what it is granted: "(hard) as things are". */
const GRANTED_OF =
  "(?:you|it|this|that|things|life|everything|it all|(?:your|this|the)(?: \\w+)? \\w+)(?:'re|'s| are| is| feels?| has been| have been|'ve been|'s been)(?! for| to| able)";
/** What has the air of it, or is granted: "an unhurried feel to the day", "stressed as you are", "how sore it is", "as calm as a cat". */
export const airOf = (is: string) =>
  `(?:an?|your|this|that)${VERY}(?: \\w+,)? (?:${is})(?:,? (?:and )?\\w+)? (?:feel|air|mood|frame of mind)|(?:your|this|that)${VERY} (?:${is}) (?:feeling|state)|on the (?:${is}) side|(?:your|that|such an?)${VERY} (?:${is}) (?:mind|head|spirit|heart)|(?:${is}) as (?:an? \\w+|${GRANTED_OF})|how (?:${is}) ${GRANTED_OF}|(?<=(?:you're|you are|feeling|being|feel) )this (?:${is})(?=[.,;]| (?:and|today|tonight|at|just)|$)|feeling (?:as )?(?:${is}),? as you do|(?:${is}) the way ${GRANTED_OF}`;
/** Where and when it is, between a thing and how much of it there is. */
export const PLACE =
  "(?: (?:on (?:you|your \\w+)|in you|about you|around you))?(?: today| tonight| this (?:morning|afternoon|evening))?";
const ACTS =
  "(?: (?:running|humming|coursing|surging|going)(?: right)? through (?:you|everything|the day|it all)|(?:'s| is| are| has| have|'ve| keeps?)?(?: been| had| got| just| all)* ?(?: ?\\b(?:(?:in (?:charge|control)|at the wheel)|(?:hold|grip|its \\w+|their \\w+) (?:of|on|in|into|round|around) (?:you|your|the|this|every)|(?:kept|keeps|keeping) you (?:company|awake|up|on)|(?:walk|come|came|follow|trail|sit|sat|go|went|travel|wak|woke)\\w*(?: \\w+)? (?:with|beside|next to) you|show(?:s|ing)(?! you)|follow(?:s|ed|ing) you|(?:piled|sitting|sat|sits|heaped|loaded) (?:up )?on (?:top|you)|press(?:es|ing|ed) (?:in|on|down)|(?:go|going|goes|gone) (?:round and round|over and over)|(?:has|have|had|got) you (?:by the \\w+|in (?:its|their) \\w+)|(?:slow|hold|held|wear|wore|worn|drag|knock)\\w*(?: \\w+)? you (?:down|back|out)|runn?(?:s|ing)? (?:your|the) (?:entire |whole )?(?:day|show|evening|morning|place)|crowd(?:s|ing|ed) (?:in|round|you)|creep(?:s|ing) in|crept in|got into|gets into|got (?:to|hold of) you|chew\\w+ at|eat(?:s|ing) (?:at|into)|gnaw\\w+|tug(?:s|ging) at)| (?:won't|hasn't|haven't|doesn't|don't|wouldn't|didn't|refuses? to) (?:settle|let up|let go|leave you|go away|ease|stop|quieten|shift|budge|lift))(?! (?:as much|much)))";
/** What acts on somebody is there: "until the stress has died down", "fear has had hold of the wheel". */
export const comingOf = (thing: string) =>
  `(?:when|until|till|once|as soon as|while|every time) (?:the|your|that|this|all that|all this) (?:${thing})(?:'s| has| is| gets| starts| comes)?(?: \\w+)? (?:flares?|loud|louder|up|down|eases?|eased|lifts?|lifted|settles?|settled|pass(?:es|ed)?|fades?|builds?|returns?|back|subsides?|quietens|worse|too much)|(?:${thing})${ACTS}|(?:sick|ill|shaking|trembling|shaky|cold|stiff|faint|awake) with (?:the |all the )?(?:${thing})|(?:can't|couldn't|can hardly) (?:sit still|sleep|eat|think|move|breathe|rest)(?: \\w+)? for (?:the |all the )?(?:${thing})`;
/** There is some of it: "a quiet thankfulness underneath", "the headway you've made". */
export const thereOf = (thing: string) =>
  `there's (?:an?|such(?: an?)?) (?:${thing}) (?:in|about|to|between|behind) (?:you|your|how|the way)|(?:an?|some|your|that) (?:quiet|steady|real|deep|gentle|warm|soft|calm|lovely|natural|dull|nagging|constant|sure|certain|solid|tight|settled)(?:,? \\w+)?(?: sort of| kind of)? (?:${thing})|(?:the|any|all that|all the|that|this) (?:${thing}) (?:that )?you(?:'ve| have|'re| do have| still have)(?! (?:lost|had|been missing|missing|missed))`;
/** What somebody is said to do. */
export const DOING =
  "(?:you|habit of|now that|since)(?: do|'ve|'re| have| are| can| clearly| still| really| also| certainly| just| always| even| already| simply| now| been|'ve got to| you| seem to be| seem to| (?:started|starting|begun|beginning|come) to)* ";
/** What is beyond somebody. */
export const CANNOT =
  "(?:(?:you|and|,) (?:can't|couldn't|don't|haven't|aren't|can hardly|can barely|hardly|barely|no longer)|you're not|not(?= \\w+ing)|(?:hard|harder|difficult|tough|impossible|not easy|struggl\\w+|a struggle|unable|too tired) to)(?: (?:seem to|quite|really|always|even|much|be able to|able to|very|at all|yet|exactly))* ";
/** What makes it the very end, behind what is done and what isn't. */
export const ALL_THE_WAY =
  "(?: \\w+){0,2} (?:completely|entirely|utterly|right through|through and through|with (?:your whole|all your) heart|to (?:your|the) (?:bones?|core)|beyond (?:any|all|a)(?: shadow of a)? doubt|without (?:any|a) doubt)";
export const AT_ALL = "(?: \\w+){0,2} (?:at all|whatsoever|an inch|one bit|in the least|in the slightest)";
/** What stands between an amount and what there is of it. */
export const WHICH =
  "(?:'s| is| has| that's| that is| are| here| you can(?: find)?| you could(?: find)?| you feel| feels| seems)?(?: (?:really|very|too|all that|so|particularly|terribly|especially|to be|in your life|much))*";
const NO_THING =
  "(?:nothing|nobody|no one|not one thing|not a thing|not a soul|no (?:name|number)(?: in your \\w+)?|no shoulder|isn't anything|isn't anyone|there's not anything)(?: of yours| here| around| about| at hand| else)?";
/** How much there is to look forward to, to lean on, in the way. */
export const TO_IT: readonly { at: string; before: string; after?: string }[] = [
  {
    at: "1",
    before: anyOf([
      `${NO_THING} (?:at all|whatsoever|whatever|in the world|on earth)`,
      "(?:not|\\w+n't|without)(?: find| have| see| name| think of)? (?:(?:a single|one single|a solitary|one solitary|a blessed|one) (?:thing|one|person|soul|shoulder|name)|a soul)",
      "absolutely (?:nothing|nobody|no one)",
    ]),
  },
  {
    at: "1",
    before: NO_THING,
    after:
      "(?: [\\w']+){0,3} (?:at all|whatsoever|in the least|remotely)|,? not (?:one|a) (?:single )?(?:thing|bit|soul)",
  },
  {
    at: "12",
    before: anyOf([
      NO_THING,
      "nothing (?:much|very|too|all that|here|really)",
      "(?:^|(?<=[,;] ))little",
      "(?:hardly|scarcely|barely) any(?: of (?:it|this|that|them))?",
      "(?:so |very |precious |pretty |too |really )(?:little|few people|few)",
      "(?:so |very |too |precious )few \\w+",
      "(?:not|isn't|hasn't been|aren't|haven't|hardly|scarcely)(?: got)? (?:much|a lot|a great deal|many people|many(?: \\w+){0,2}|anything|anyone|anybody)",
      "next to nothing|(?:short of|low on) (?:people|hands|friends|folk)",
    ]),
  },
  { at: "34", before: "a (?:fair|certain|reasonable|moderate) (?:amount|bit)" },
  {
    at: "345",
    before:
      "(?:(?<!not )(?<!n't )(?:what )?a lot|(?:so|too) many(?: \\w+)?|a (?:fair|good|decent) few(?: people)?|several people|lots|plenty|(?<!not )so much(?: else)?|a great deal|a good deal|heaps|loads|masses|everything|(?:plenty of|lots of|good|solid|such good) people)",
  },
];
/** A denial that takes little off. */
export const NOT_QUITE =
  "(?:not|aren't|don't feel|haven't been|'re not)(?: feeling| been| perhaps)* (?:all that|overly|quite|quite as|quite so|as|altogether|entirely|exactly|fully) ";
