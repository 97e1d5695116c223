import { anyOf, whole } from "./form";
import despair from "./phrases/despair.json";
import harm from "./phrases/harm.json";
import maxims from "./phrases/maxims.json";
import medical from "./phrases/medical.json";
import praise from "./phrases/praise.json";
import pressure from "./phrases/pressure.json";
import promises from "./phrases/promises.json";
import style from "./phrases/style.json";
import unrated from "./phrases/unrated.json";

/** Harm, and the means of it. */
export const HARMFUL = whole(harm.harmful);

/** Agreeing that there is no way on, and not being here any more in any wording: what somebody in despair must not read. */
export const HOPELESS = whole(harm.hopeless, harm.parts);

/** A way to a person: the people on the screen, a helpline, or words to somebody. */
export const BRIDGE = new RegExp(
  [
    "(?:on|from) (?:this|the) screen",
    "(?:people|person|one|lines?|helplines?|numbers?|names?|voices?|help|those|any)[^.!?]{0,30} (?:just )?(?:above|below)",
    "helplines?|listening lines?|samaritans",
    "(?:ring|call|phone|text|message|tell|ask|let|talk|speak|write|say|saying|talking|telling|ringing|turn|go)\\b[^.!?]{0,30}? (?:someone|somebody|anyone|anybody|another person|another voice|a person|a stranger|a voice|one of (?:them|these|those))",
  ]
    .map((way) => `\\b(?:${way})\\b`)
    .join("|"),
);

/** Somebody who answers whoever asks. */
export const FRIENDLESS_HELP =
  /\b(?:lines?|helplines?|samaritans|doctors?|gps?|nurses?|surgery|whose job|strangers?|trained|volunteers?|people who|listen(?:s|er|ers|ing)?)\b/;

/** A sentence that lets somebody off reaching anybody. */
export const LET_OFF =
  /\b(?:don't|needn't|do not|no need to|not|never|without|isn't the time to)(?: have to| need to| want to)? (?:ring|call|phone|text|message|tell|ask|let|talk|speak|write|telling|ringing|talking|calling)\b/;

export const REACHING =
  /\b(?:ring(?:ing)?|call(?:ing)?|phon(?:e|ing)|text(?:ing)?|say(?:ing)?|tell(?:ing)?|helplines?|start anywhere|begin anywhere|try(?=,? ["'])|screen|(?:the|those|these|any|first|a) numbers?|above|answers?|words?)\b/;

/** Verbs that ask for something to get done. Breathing, resting, leaning, letting and staying are not among them. */
const TASK_VERBS = [
  "achieve|accomplish|act|answer|attend|begin|build|buy|change|choose(?! (?:whichever|any|one of))|clean|clear|complete|cook",
  "create|cut|deal|decide|do|draw|drive|exercise|face|fight|finish|fix|focus|get|give",
  "go(?! (?:gently|softly|slowly|easy))|handle|hit|improve|invest|join|journal|keep going|learn",
  "list|make|meet|move|open|organi[sz]e|pick|plan|practi[cs]e|prepare|push|put on|read|remember",
  "repeat|reply|run|schedule|select|send|set|solve|sort|spend|stand up|start(?! with ['\"])|stretch|strive|study",
  "tackle|take (?:a|one|the|some) (?!breath|moment|slow|deep|long|gentle)|think|tick|tidy|try|turn",
  "walk|wash|win|work|write",
].join("|");

/** A command at the head of a sentence or clause: "Write a list", "then go for a run". */
export const TASK = new RegExp(
  `(?:^|[.!?;:] |, (?:and |then |now |so )?|\\b(?:now|then|please|just|first|today|tonight|and then) )(?:please |just |now |then )?(?:${TASK_VERBS})\\b`,
);

/** Dying said as something else: leaving, sleeping, a release, putting things in order, being no loss. */
export const ENDING = whole(harm.ending, harm.parts);

/** Agreeing that nothing can come of anything. */
export const NO_HOPE = whole(harm.noHope);

/** Advice that does harm: risks taken, help put off or put down, food and sleep gone without, drink, hiding, striking out. */
export const UNSAFE = whole(harm.unsafe);

/** Agreeing that it is no use, or that wanting no more of it is right: what somebody in despair takes as leave. */
export const AGREEING = whole(despair.agreeing, despair.parts);

/**
 * The same, of a wish for the end of it, and of things staying as they are. In two expressions, for beyond 20,000 letters
 * V8 no longer makes a fast one.
 */
export const RESIGNED = whole(despair.resigned, { ...harm.parts, ...despair.parts });

/** People whose work is health. On a day in pain, without hope or without anybody they are somebody to turn to. */
export const HEALTH_WORKERS = whole(medical.healthWorkers);

/** Naming an illness, explaining a body or a mind, and any remedy: medicine, treatment, techniques, drink. */
export const MEDICAL = whole(medical.medical);

/** Making it their own doing: what they did or left, what would have spared them, what they are to do better. */
export const BLAME = whole(pressure.blame, pressure.parts);

/** Driving somebody on: duties, deadlines, orders against a feeling, and threats. */
export const PRESSURE = whole(pressure.pressure);

/** Praise of the person, which a low self cannot believe. */
export const SELF_PRAISE = whole(praise.selfPraise, praise.parts);

/** That it will be all right. */
export const PROMISE = whole(promises.promise);

/** That things pass, turn, or are on their way, without a "will" in it. */
export const FUTURE = whole(promises.future, promises.parts);

/**
 * Anything said of what is to come, as "you'll feel", "things will" or "it's going to": nobody knows it. What keeps,
 * waits or will do is said of the present, and so is a will of one's own.
 */
export const TO_COME =
  /(?<!\b(?:who|that|where|when|how|what|whatever|whoever|wherever|somewhere|anywhere|which|if|whether|think|sure|hopeful|faith|of|nothing|nobody|there|kettle|some voice|hope|leave)(?: (?!and\b|but\b)[\w']+){0,2} ?|\b(?:the|no|any|a|it's|it is|they're) |\bas \w+ as (?:it|you|they) ?|\b(?:some|any)thing you ?)(?:\b(?:will|won't fail to)|'ll|\b(?:is|are|'s|'re) (?:going|bound|certain|sure|set|about) to|'(?:s|re) (?:going|bound|certain|sure|set) to)(?: (?:probably|surely|all|soon|still|also|always|often|likely|definitely|certainly))* (?!(?:still )?(?:all )?(?:bed|sleep(?! (?:well|better|soundly|come))|write (?:back|to you)|text(?: you)? back|reply|take your call|take(?=[.,;])|put you through|(?:call|ring|phone) you back|do|keep|wait|(?:still )?have (?:to|had|tried|heard|lost|been)|matter|stay|budge|go slowly|stay|tell|turn off|often follow|follow|still matter|start it|know (?:where|what|how)|look the same|have been|be (?:every bit|late|there|short|up|two|hard|no|here|waiting|listening|somebody|kept|missed)|come and|ask|answer|listen|hear|talk|take it|think (?:no|none)|say|mean as|pick up|get no|let|give (?:it|the)|look the same|mind|need|want|cover|hold)\b|in you|left|for any|to\b)/;

/** Cheer over pain: commands to feel better, and good that is found in it for them. */
export const TOXIC = whole(promises.toxic, promises.parts);

/** What is to come, told without a "will": a time with a verb of easing, what is on its way, what always comes, what a step is sure to do. */
export const OUTLOOK = whole(promises.outlook, promises.parts);

/** Thankfulness asked of somebody who can feel none. */
export const FORCED_THANKS = whole(promises.forcedThanks, promises.parts);
/** What asks for none of it. */
export const THANKS_DENIED =
  /^ *to $|\b(?:not|no|never|nobody|no one|nothing|nor|without|whether|hard|harder|difficult|unable|usually|normally|told|asked|ought|as though|as if|rather than|instead of|even if|if|too tired to|\w+n't)\b/;

/** A life that nobody rated: kin, work, weather, other feelings, and what has happened, told as though it were known. */
export const UNRATED = whole(unrated.unrated, unrated.parts);

/** What makes it no claim: a condition, or help that is looked for. */
export const SUPPOSED_BEFORE =
  /\b(?:if|whether|unless|whoever would|anyone|anybody|whose job|(?:like|as) an?)\b/;
export const SUPPOSED_BEHIND =
  /\b(?:if (?:you have|you've|there(?:'s| is| are)|one|any)|or none of|whose job)\b/;

/** A past told as though it were known: deeds, what befell somebody, how long it has been so, what it came from. */
export const HAPPENED = whole(unrated.happened, unrated.parts);

/** An order for legs that may not walk, and a walk taken as theirs. */
export const ON_FOOT = new RegExp(anyOf(unrated.onFoot, unrated.parts));
/** An offer of it, which presumes legs as well. */
const WALK = "(?:walk|stroll|run|jog|hike|wander|ramble|saunter)";
export const OFFERED_ON_FOOT = new RegExp(
  [
    "\\b(?:could|might|can|may|perhaps|maybe|try|want to|like to|worth|good (?:time|moment|evening|morning|afternoon) for|lovely|nice|pleasant)\\b[^.;?]{0,60}?",
    `(?:\\b(?:for|on|take|have|try|enjoy|be|with) (?:a|another|your) (?:[\\w-]+ ){0,3}${WALK}\\b(?! of | up| out)|\\b(?:walk|stroll|jog|saunter|amble)(?! (?:away|off|into|in step|hand in hand|through (?:it|the (?:list|day|week))|somebody|someone|yourself)\\b)\\b|\\bstretch your legs|\\b(?:climb|take) the stairs)`,
  ].join("") +
    `|(?:^|[;:] )(?:a|the|another) (?:[\\w-]+ ){0,3}${WALK}(?: [^.;?]{1,40})? (?:might|could|would|may)\\b`,
);
/** What makes it somebody's own choice, or one way of several. */
export const ON_FOOT_IF =
  /\b(?:(?<!see )if(?! (?:there(?:'s| is) (?:one|a|any)|you must|it ))|if it (?:appeals|suits|feels|helps|would|might)|whichever|whether|unless|should you|(?<!your )fancy|fancies|feel like|feels? possible|or (?:don't|not|just|stay|sit|from)|however you (?:move|get about)|(?:wheel|roll),? (?:or )?walk)\b/;

/** A sentence that stands on its own as a saying, true of everything or nothing: "rough seas make skilled sailors". */
export const MAXIM = new RegExp(anyOf(maxims.maxim, maxims.parts));

/** Phrases and pictures that stand on cards. */
export const WORN = whole(style.worn);

/** Measuring somebody against others. */
export const COMPARISON = whole(style.comparison, style.parts);

/** Faith, fate, and a plan behind things. */
export const FAITH = whole(style.faith);

/** What gives away the machine behind the words. */
export const APP_WORDS = whole(style.appWords);

export const FIRST_PERSON =
  /(?<![\w'"“‘])(?:I|I'm|I've|I'd|I'll|[Ww]e|[Ww]e're|[Ww]e've|[Ww]e'd|[Ww]e'll|[Mm]e|[Mm]y|us|[Oo]ur)(?![\w'])/;

/** People that somebody who is alone may not have. */
export const PEOPLE = whole(style.people);

/** What takes a person for granted no longer: a condition, or somebody anybody has. */
export const PEOPLE_IF =
  /\b(?:if (?:there's|there is|there are|you have|you've|you know|you can think|anyone|anybody|somebody|someone|one of|any of|a)|whoever (?:would|you'd|'d)|anyone you'd|anybody you'd|even if you don't (?:know|speak)|friend or (?:a )?helpline|as a friend|whose job|don't know you|needn't be|as you'd|(?:who|people|somebody|someone|anyone|a person|anybody) (?:needs?|deserves?)|(?:need|deserve|could do with|want|to be) (?:somebody|someone|anyone|people)|deserve (?:that|it|one)|used to|half know)\b/;

/** Somebody anybody has; it excuses no friend or kin in the same breath. */
export const ANYBODY =
  /\b(?:helplines?|strangers?|(?:on|from) (?:this|the) screen|listening (?:lines?|voices?|ears?)|trained to listen)\b/;
export const OWN = /\b(?:your|friends?|family|loves?|love)\b/;

/** Sayings that everybody has heard, in their usual words and with one of them changed. */
export const PROVERB = whole(style.proverb);
