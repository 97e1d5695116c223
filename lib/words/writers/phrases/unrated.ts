import { whole } from "@/lib/words/writers/form";
import phrases from "./unrated.json";

const THEIRS = "(?:your|the|an?|both|all the) (?:\\w+ )?";

/** A life that nobody rated: kin, work, weather, other feelings, and what has happened, told as though it were known. */
export const UNRATED = whole(phrases.unrated, { THEIRS });

/** What makes it no claim: a condition, or help that is looked for. */
export const SUPPOSED_BEFORE =
  /\b(?:if|whether|unless|whoever would|anyone|anybody|whose job|(?:like|as) an?)\b/;
export const SUPPOSED_BEHIND =
  /\b(?:if (?:you have|you've|there(?:'s| is| are)|one|any)|or none of|whose job)\b/;

/** Past forms that are no participles as well: "the boxes came", not "the time left". */
const CAME =
  "(?:did|went|came|took|gave|began|ate|drank|drove|ran|rang|broke|fell|grew|knew|spoke|wrote|chose|forgot|rose|threw|wore|saw|stole|flew|swore|blew|drew|shook)";
/** What somebody did. Sleeping, waking, wanting and feeling are rated, or stand in every text. */
const DID = `(?:${CAME}|said|told|thought|found|lost|kept|held|lent|met|sent|spent|paid|sat|stood|built|bought|brought|caught|fought|heard|hid|led|sold|won(?!')|tore|struck|shouted|(?!(?:need|want|hop|ask|us|lik|trust|doubt|seem|wish|fear|lov|enjoy|expect|stopp|start|manag|belong|turn|look|fanci|notic)ed\\b|(?:feed|heed|need|proceed|indeed|instead)\\b)[a-z]{2,}ed)`;
/** What a night and the ratings themselves did is no news. */
const RATED =
  "(?:goals?|plans?|progress|purpose|focus|concentration|motivation|energy|gratitude|anxiety|clarity|connection|night|day|sleep|rest|morning|afternoon|evening|worry|worries|stress|strain|pressure|hope|hopes|pain|body|head|mind|thoughts?|time|drive|push|help|screen|people|things?|lot|others?|same|one|ones|best|first|last|doubts?|bit|part|stuff|must|may|might|could|would|should|trouble|hours?|belief|confidence|something|anything|nothing|today|tonight|it)";
/** Moods and the day told as a picture, and what kettles and beds do. */
const PICTURED =
  "(?:fog|tide|wheels?|wind|colour|light|shine|taste|fizz|bottom|bounce|spring|comforts?|why|spark|engine|tank|batter(?:y|ies)|clock|list|hill|road|path|way|weight|load|walls?|world|noise|quiet|volume|edges?|soup|tea|toast|kettle|milk|pillow|bed|dark|sky|obstacle|mountain|climb|thinking|feelings?|mood|talk|motions|storm|waves?|water|brakes|jaw|shoulders|stomach|breath|heart|nerves?|voice|sense|meaning|joy|fun|pleasure|whole|middle|start|end|alarm|needle|minutes?|weeks?|forecast)\\b";
const CLAUSE =
  "(?<=(?:^|[.,;:–—] |\\b(?:and|but|so|because|since|after|then|though|although|until|from when|the (?:day|night|time|moment|way)) ))";

/** A past told as though it were known: deeds, what befell somebody, how long it has been so, what it came from. */
export const HAPPENED = whole(phrases.happened, { RATED, CLAUSE, DID, CAME, PICTURED });

/** What legs do, each way that leaves no room for a chair. */
const WENT_OUT = `(?:${[
  "walk(?! away\\b| through (?:it|the (?:list|day|week))\\b)|stroll|saunter|ramble|jog|hike|march|amble|wander(?! (?:off|through (?:a|the|your) (?:\\w+ )?(?:book|page|thought|memor)))|trot|stride|cycle(?! through)|pace(?! yourself| it\\b| things| the (?:day|evening|morning|afternoon|week))",
  "run (?:up(?:stairs)?|down(?:stairs)?|round|around|to|on|for|outside|until|a lap)|(?:head|make) for the (?:stairs|door)|do (?:\\w+ )?(?:star jumps|squats|lunges|press-ups|laps)|climb (?:the|a|up|some)|dance (?:round|around|about|to|in)|bounce (?:about|around|up|on)|skip (?:round|around|down|along|about|to the)",
  "hop (?:off|on|about|up|out|down|from|around)|jump (?:up|in|about|around|down|out|on the spot|into)|kick (?:some|the|through|up) (?:\\w+ )?leaves|splash (?:through|in) (?:a|the|some)",
  "stand (?:up(?! (?:to|for))|at|by (?:the|an?|your)|barefoot|outside|tall|under|beside|in (?:the|a|your)|on (?:the|a|one|your|tiptoe)|still|and|for a|near|somewhere|with your)|rise (?:\\w+ )?(?:from|to your feet|out of|up)|get (?:up )?on your feet|get to your feet|straighten up tall|(?:reach for|touch) your toes",
  "(?:step|nip|pop|slip|duck|dash) (?:out(?! of (?:your|those|the (?!house)))|outside|outdoors|upstairs|downstairs)|(?:step|nip|pop|dash) (?:to the|round to|over to|away from your (?:chair|seat|desk|sofa|bed)|into the (?:garden|yard|hall|hallway|street|road|air|fresh|sun|light|kitchen|bathroom)|on ?to the|down to)|potter (?:round|down|out|over|from|to)|get moving|get up and (?:move|walk|stretch|go|dance)|get off the (?:bus|tram|train)",
  "go and (?:stand|(?:sit|lie) (?:on the grass|outside|under))|stretch your legs|shake (?:out your legs|your legs)|(?:use|take|climb) the stairs|take the long way (?:round to|home|back)|take (?:the|your|that|this|it|them|those)(?: \\w+)? (?:out )?for a (?:\\w+ )?(?:walk|stroll|run|wander)|take yourself (?:out |off )?for a|(?:lace|tie) (?:up|your (?:laces|shoes|boots))|go (?:up and down|up|down) (?:the|your) stairs|(?:let|trust) your (?:feet|legs) (?:carry|take|lead|find|move|decide)",
  "(?:go|head|get|nip|pop|slip|step|come) (?:out |off |outside )?(?:for|on) (?:a|another) (?:[\\w-]+ ){0,2}(?:walk|run|stroll|jog|swim|hike|ride|wander|lap|climb|ramble|saunter)|(?:do )?(?:take|have|enjoy|try|make|do) (?:a|another|one|two|some|a few) (?:[\\w-]+ ){0,2}(?:walk|run|stroll|jog|hike|laps?|wander|saunter|ramble|squats|star jumps|lunges|press-ups)|(?:go|get|head|nip|pop|step|take yourself) (?:once |twice |out |straight |right )*(?:round|around|up|down|along|to the end of) (?:the|your) (?:block|park|garden|road|street|stairs|houses|corner|lane)",
].join("|")})\\b`;
const SOMETHING_FIRST =
  "(?:put|pop|get|take|go|leave|switch|turn|set|open|lace|pull|grab|step|stand|stop|head|have|drink|eat|close|shut|find|make|nip|slip|sit|finish|fill|drop|pick|do|wiggle|roll|reach|skip|wrap|breathe|wash|pour|look)\\b[^?;:]{2,50}?,? (?:and|then|but)";
/** A time or a cause set before the order: "before supper, walk". */
const WHEN =
  "(?:before|after|instead|when|while|once|as|this|tonight|today|for|at|until|during|every)\\b[^.,;:?]{0,40}, ";

/** An order for legs that may not walk, and a walk taken as theirs. */
export const ON_FOOT = new RegExp(
  [
    `(?:^|[;:] )(?:${WHEN})?(?:please |just |now |then |so |first |instead |after that |perhaps |maybe |even |do |${SOMETHING_FIRST} )*(?:(?:then|just|do) )?${WENT_OUT}`,
    "(?:^|[;:] )(?:please |just |now |then |so )*(?:pull|put|pop|get|slip)\\b (?:up |on )?(?:your |some |the )?(?:shoes|trainers|boots|coat)(?: on)?,? (?:and|then) (?:go|head|get|step)\\b",
    "\\b(?:minutes|hour|lap|trip|bit) on (?:foot|your feet)\\b|\\b(?:on|during|for) your (?:next |daily |usual |morning |evening |lunchtime |afternoon )+(?:walk|run|stroll|jog|hike)\\b",
    "\\byour (?:daily|usual|morning|evening|lunchtime|afternoon|weekend) (?:walk|run|stroll|jog)\\b|\\ba (?:\\w+ )?(?:walk|stroll|run|jog) (?:is what|will|always|never)\\b|(?:^|[.;:] )walking (?:[\\w']+ ){0,4}(?:is|can|will|helps|clears|does|loosens|gives)\\b",
  ].join("|"),
);
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
