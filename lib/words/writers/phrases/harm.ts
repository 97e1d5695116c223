import { whole } from "@/lib/words/writers/form";
import phrases from "./harm.json";

/** Harm, and the means of it. */
export const HARMFUL = whole(phrases.harmful);

/** An evening or a visit that ends well, not a life. */
const NICELY = "(?<!\\b(?:nice|lovely|pleasant|cheerful|decent|happy|jolly|grand|cosy) way to )";
/** Named only to send somebody to help. */
export const UNHELPED =
  "(?!(?<=\\b(?:thinking|thoughts?|think) (?:about|of) )[^.!?]*\\b(?:helplines?|listening lines?|samaritans|999)\\b)";

/** Agreeing that there is no way on, and not being here any more in any wording: what somebody in despair must not read. */
export const HOPELESS = whole(phrases.hopeless, { NICELY });

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

const ALL =
  "(?:it all|everything|all of (?:it|this|that)|all this|the lot|the whole (?:lot|thing|business)|this|life)";

/** Dying said as something else: leaving, sleeping, a release, putting things in order, being no loss. */
export const ENDING = whole(phrases.ending, { UNHELPED, ALL, NICELY });

/** Agreeing that nothing can come of anything. */
export const NO_HOPE = whole(phrases.noHope);

/** Advice that does harm: risks taken, help put off or put down, food and sleep gone without, drink, hiding, striking out. */
export const UNSAFE = whole(phrases.unsafe);
