/** What a quote must never say, by the flaw it would be. Matched on lower-case text with straight apostrophes. */

const DISORDERS = [
  "depression|depressed|depressive|bipolar|ptsd|ocd|adhd|autism|autistic|schizophreni\\w*|psychosis",
  "psychotic|anorexia|bulimia|insomnia|burnout|dementia|personality disorder",
  "(?:anxiety|panic|mood|eating|sleep|stress|mental) disorder|mental illness|mentally ill",
  "clinical(?:ly)?|diagnos\\w+|symptoms?|syndrome|panic attacks?|trauma\\w*|suicidal ideation",
].join("|");

const MEDICINE = [
  "medications?|medicines?|antidepressants?|ssris?|benzo\\w*|xanax|prozac|zoloft|valium|lithium",
  "melatonin|magnesium|supplements?|pills?|tablets|drugs?|prescri\\w+|dos(?:e|es|age)|milligrams?",
  "\\d+ ?mg|cbt|emdr|psychotherapy|cognitive behaviou?ral|therapy|therapists?|psychiatrists?",
  "psychologists?",
  "(?:see|call|ask|consult|visit|tell) (?:a|your|the) (?:doctor|gp|physician|clinician)|treatment",
  "medical|cortisol|serotonin|dopamine|hormones?|blood pressure|herbal",
].join("|");

const PROMISES = [
  "i (?:promise|guarantee|assure|swear)",
  "guarantee[ds]?",
  "(?:everything|it|it all|things|all|this)(?: is going to|'s going to|'ll| will| is bound to) (?:\\w+ )?(?:(?:be|turn out|get|feel|become|end) (?:\\w+ )?(?:fine|ok|okay|alright|all right|well|better|good(?! to)|great|easier|perfect|over)|work out|pass|improve|heal)",
  "(?:this|it|the pain|the feeling|pain|this feeling|the storm|these feelings)(?: too)?(?: shall| will|'ll) (?:soon )?(?:pass|fade|end|go away|lift|be over)",
  "too shall pass",
  "you(?: will|'ll| are going to|'re going to) (?:definitely |soon |surely )?(?:be (?:fine|ok|okay|alright|all right|happy|well|healed|safe|great|better)|get (?:through|over|better|past)|feel (?:better|good|great|happy|fine|like yourself)|succeed|heal|recover|overcome|make it|sleep well)",
  "better days (?:are|will|lie)",
  "brighter (?:days|times|tomorrow)",
  "tomorrow will be (?:better|brighter|easier|good)",
  "(?:the )?best is yet to come",
  "always gets better",
  "it gets better",
  "nothing can (?:hurt|stop|harm) you",
  "without (?:a )?doubt",
  "will (?:surely|certainly|definitely)",
  "(?:surely|certainly|definitely) will",
];

const TOXIC_POSITIVITY = [
  "good vibes",
  "positive (?:vibes|thinking|energy|mindset|attitude)",
  "(?:stay|be|think|remain|keep) positive",
  "(?:look on|see) the bright side",
  "silver lining",
  "(?:just|simply) (?:smile|relax|be happy|cheer up|breathe it away|let it go|snap out of it|get over it|think happy|move on|choose)",
  "cheer up",
  "snap out of",
  "get over it",
  "(?:everything|it all|this all|all of this|this|pain) happens for a reason",
  "(?:is|was|are|were) meant to be(?! \\w)",
  "others have it (?:much )?(?:worse|harder)",
  "(?:other people|some people|many people) (?:have it|are|suffer) (?:much )?(?:worse|harder|worse off)",
  "(?:it )?could be (?:much |a lot |so much )?worse",
  "at least",
  "choose (?:happiness|joy|hope|gratitude|to be happy)",
  "happiness is a choice",
  "(?:attitude|mindset) is everything",
  "no negativity",
  "negative (?:thoughts|vibes|energy|people)",
  "(?:don't|do not|never) (?:be (?:sad|so sad|negative|down|upset)|worry,? be happy|cry|complain|give up|dwell)",
  "never give up",
  "failure is not an option",
  "what doesn't kill you",
  "makes you stronger",
  "made you stronger",
  "(?:count|recall) your blessings",
  "you should (?:be|feel) (?:grateful|thankful|happy|glad|lucky|blessed)",
  "be grateful (?:for|that)",
  "live, laugh",
  "crush (?:it|your|this)",
  "rise and grind",
  "no pain,? no gain",
  "blessing in disguise",
  "god never gives",
  "fake it till",
  "sunshine and rainbows",
  "happy thoughts",
];

const PRAISE_WORDS = [
  "amazing|strong|stronger|strongest|incredible|brave|braver|awesome|wonderful|fantastic|brilliant",
  "beautiful|unstoppable|capable|worthy|special|remarkable|resilient|courageous|powerful|talented",
  "gifted|great|perfect",
  "a (?:warrior|fighter|star|hero|champion|rockstar|winner|survivor|good person|great person|wonderful person|gift|treasure|strong person|lovable person)",
  "enough|lovable|admirable|inspiring|extraordinary|outstanding|exceptional|smart|clever",
  "kind-hearted|unique",
].join("|");

const PRAISE = [
  `you(?: are|'re)(?: (?:so|very|truly|really|such|already|more than|an?|simply|one of the most|doing|always|much|far|incredibly|absolutely))* (?:${PRAISE_WORDS})`,
  "you(?: are|'re) (?:more|stronger|braver|tougher|smarter) (?:capable|resilient|powerful|than you (?:know|think|feel|believe))",
  "you(?: are|'re) doing (?:so |really |very |just |an? )?(?:great|well|amazing|amazingly|fine|wonderfully|brilliantly|good|incredible|fantastic)",
  "you(?:'ve| have) got (?:this|what it takes)",
  "you got this",
  "you have what it takes",
  "(?:i'm|i am|we're|we are|be|so|very) proud of (?:you|yourself)",
  "(?:well done|good job|great job|nice work|good for you|bravo|kudos|congratulations)",
  "you can do (?:anything|it|this|hard things)",
  "believe in yourself",
  "i believe in you",
  "your (?:\\w+ )?(?:strength|courage|bravery|resilience|brilliance|beauty|talent|greatness|power) (?:is|shines|will|has|carries|inspires|amazes)",
  "(?:what|such) (?:a|an) (?:strong|brave|amazing|incredible|wonderful) (?:person|soul|human|one)",
  "you rock",
  "you should be (?:very |so )?proud",
  "you (?:shine|inspire)",
  "you deserve (?:praise|applause|a medal)",
  "(?:shows?|takes|that is|that's) (?:real |true |such |great |so much )?(?:strength|courage|bravery)",
];

const UNSAFE = [
  "kill (?:yourself|myself|you)",
  "suicid\\w*",
  "self[- ]harm\\w*",
  "hurt(?:ing)? yourself",
  "harm(?:ing)? yourself",
  "cut(?:ting)? yourself",
  "(?:cut|slit) your (?:wrists?|arms?|skin)",
  "overdos\\w+",
  "end (?:your life|it all|things for good|the pain for good|your pain)",
  "tak(?:e|ing) your (?:own )?life",
  "hang yourself",
  "jump (?:off|from) (?:a|the) (?:bridge|roof|building|cliff)",
  "better off (?:dead|without you)",
  "(?:want|wish|ready|plan) to die",
  "be dead",
  "no (?:reason|point) (?:to|in) (?:live|living|go on|going on)",
  "worthless",
  "(?:it is|it's|you are|you're) hopeless",
  "give up on (?:life|yourself)",
  "\\b(?:gun|noose|razor|blades?(?! of grass)|poison|bleach|bullets?)\\b",
  "starve",
  "stop eating",
  "skip (?:a )?meals?",
  "(?:have|pour|grab|need) (?:a|another|some|yourself a) (?:whisk\\w+|beer|vodka|wine|drink of (?:wine|whisk\\w+))",
  "get (?:drunk|high|wasted)",
  "no one (?:cares|loves you|would miss you)",
  "nobody (?:cares|loves you|would miss you)",
  "punish yourself",
  "deserve (?:this pain|to suffer|punishment)",
];

/** Words of duty are a task too, whichever verb follows. */
const DUTIES = [
  "you (?:should|must|ought to|need to(?! be)|have to|had better)",
  "you've got to",
  "make sure",
  "don't forget to",
  "it(?:'s| is) time to",
  "(?:set|reach|achieve|chase|pursue) (?:a|your|the|that|one) (?:\\w+ )?(?:goals?|dreams?|targets?)",
];

const whole = (phrases: readonly string[]) => new RegExp(`(?<![\\w-])(?:${phrases.join("|")})(?![\\w-])`);

export const MEDICAL = whole([
  DISORDERS,
  MEDICINE,
  "you (?:may|might|could|probably|clearly|seem to) (?:have|suffer from) an? \\w+ (?:condition|illness)",
]);
export const PROMISE = whole(PROMISES);
export const TOXIC = whole(TOXIC_POSITIVITY);
export const SELF_PRAISE = whole(PRAISE);
export const HARMFUL = whole(UNSAFE);
export const DUTY = whole(DUTIES);

/** Verbs that ask for something to get done. Breathing, resting, leaning, letting and staying are not among them. */
const TASK_VERBS = [
  "achieve|accomplish|act|answer|attend|begin|build|buy|change|choose|clean|clear|complete|cook",
  "create|cut|deal|decide|do|draw|drive|exercise|face|fight|finish|fix|focus|get|give",
  "go(?! (?:gently|softly|slowly|easy))|handle|hit|improve|invest|join|journal|keep going|learn",
  "list|make|meet|move|open|organi[sz]e|pick|plan|practi[cs]e|prepare|push|put on|read|remember",
  "repeat|reply|run|schedule|select|send|set|solve|sort|spend|stand up|start|stretch|strive|study",
  "tackle|take (?:a|one|the|some) (?!breath|moment|slow|deep|long|gentle)|think|tick|tidy|try|turn",
  "walk|wash|win|work|write",
].join("|");

/** A command at the head of a sentence or clause: "Write a list", "then go for a run". */
export const TASK = new RegExp(
  `(?:^|[.!?;:] |, (?:and |then |now |so )?|\\b(?:now|then|please|just|first|today|tonight|and then) )(?:please |just |now |then )?(?:${TASK_VERBS})\\b`,
);

/** The commonest little words: plain English has one in every three or so. */
export const ENGLISH_WORDS = new Set(
  [
    "a about all an and are as at be been but by can do for from get has have how if in into is it",
    "its just let like more much need no not now of on one or out own right so some still than that",
    "the their them then there these they this through to today too up was way what when where which",
    "while who will with you your yourself",
  ]
    .join(" ")
    .split(" "),
);
