/** A way to a person: the people on the screen, a helpline, or words to somebody. */
export const BRIDGE = new RegExp(
  [
    "(?:on|from) (?:this|the) screen",
    "(?:people|person|one|lines?|helplines?|numbers?|names?|voices?|help|those|any)[^.!?]{0,30} (?:just )?(?:above|below)",
    "helplines?|listening lines?|samaritans|116 123",
    "(?:ring|call|phone|text|message|tell|ask|let|talk|speak|write|say|saying|talking|telling|ringing|turn|go)\\b[^.!?]{0,30}? (?:someone|somebody|anyone|anybody|another person|another voice|a person|a stranger|a voice|one of (?:them|these|those))",
  ]
    .map((way) => `\\b(?:${way})\\b`)
    .join("|"),
);

/** A sentence that lets somebody off reaching anybody. */
export const LET_OFF =
  /\b(?:don't|needn't|do not|no need to|not|never|without|isn't the time to)(?: have to| need to| want to)? (?:ring|call|phone|text|message|tell|ask|let|talk|speak|write|telling|ringing|talking|calling)\b/;

export const REACHING = /\b(?:ring|call|phone|text|say|tell|screen|numbers?|above|answers?|words?)\b/;

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
