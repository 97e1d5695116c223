import { whole } from "./whole";

/** Past forms that are no participles as well: "the boxes came", not "the time left". */
const CAME =
  "(?:did|went|came|took|gave|began|ate|drank|drove|ran|rang|broke|fell|grew|knew|spoke|wrote|chose|forgot|rose|threw|wore|saw|stole|flew|swore|blew|drew|shook)";
/** What somebody did. Sleeping, waking, wanting and feeling are rated, or stand in every text. */
const DID = `(?:${CAME}|said|told|thought|found|lost|kept|held|lent|met|sent|spent|paid|sat|stood|built|bought|brought|caught|fought|heard|hid|led|sold|won(?!')|tore|struck|shouted|(?!(?:need|want|hop|ask|us|lik|trust|doubt|seem|wish|fear|lov|enjoy|expect|stopp|start|manag|belong|turn|look|fanci|notic)ed\\b|(?:feed|heed|need|proceed|indeed|instead)\\b)[a-z]{2,}ed)`;
/** What a night and the ratings themselves did is no news. */
const RATED =
  "(?:night|day|sleep|rest|morning|afternoon|evening|worry|worries|stress|strain|pressure|hope|hopes|pain|body|head|mind|thoughts?|time|drive|push|help|screen|people|things?|lot|others?|same|one|ones|best|first|last|doubts?|bit|part|stuff|must|may|might|could|would|should|trouble|hours?|belief|confidence|rest|something|anything|nothing|today|tonight|it)";
const CLAUSE =
  "(?<=(?:^|[.,;:–—] |\\b(?:and|but|so|because|since|after|then|though|although|until|from when|the (?:day|night|time|moment|way)) ))";

/** A past told as though it were known: deeds, what befell somebody, how long it has been so, what it came from. */
export const HAPPENED = whole([
  // A cause: some doing or thing that wore them out, or did them good.
  "all (?:that|this|those|these) (?!(?:worry|wait|hurt|ach|try|think|doubt|hop|want|push|press|feel|car|need|stress|noth|th|long|liv|mean|be|scatter|jump|rac|wander|strain|rush|even|morn)ing)\\w{2,}(?:ing|work)(?= |[.,])(?! and)",
  `(?<=(?:^|[.;:] ))(?!being|having (?:no|so|such|hope|people|help|a)|feeling|wanting|hoping|worrying|sleeping|doubting|hurting|waiting|caring|trying|nothing|something|everything|anything|knowing|asking|needing|stopping|resting|seeing|getting)\\w+ing (?:[\\w']+ ){1,7}(?:does that|does this|would do that|must have|hasn't helped|can't have|won't have|took|wore|catches up|(?:was|were|has been) (?:\\w+ )?(?:worth|bound|always|never|probably))(?= )`,
  "(?:somebody|someone|everyone|everybody|people|nobody) else (?:got|made|did|let|put|was|were|had|took)|(?:everyone|everybody|people|guests|visitors|company) (?:round|over) (?:the table|for|last)|(?:people|ones) who (?:have to|were (?:meant|supposed)|should have|said|told|keep|kept|sign|decide)",
  `(?<=(?:^|[.;:,] ))(?:(?!${RATED}\\b|like|little|hardly)\\w+ ){1,7}(?:would|does|will|can|'d) (?:do )?(?:that|this|it) to (?:anyone|anybody|a person|you|anybody's|anyone's|the best)`,
  `${CLAUSE}you (?!began|did|asked|came to (?:today|this|the day)|thought (?:you|it))(?:\\w+ly |just |even |only |never |always |also |both )?${DID}`,
  `${CLAUSE}(?:he|she|they|somebody|someone|everyone|everybody|people) (?!did go)(?:\\w+ly |just |even |only |never |all )?(?:${CAME}|said|told|kept|sent|left|lost)`,
  `(?:the|that|those|these|your) (?!${RATED})(?:\\w+ )?(?!${RATED})[a-z]+ (?:${CAME}|kept|(?:has|have|'ve) (?:\\w+ )?(?:got|gone|been|taken|come|kept|left|begun|started|done|paid|piled))`,
  "they(?:'ve| have) (?:\\w+ )?(?:moved|changed|cut|shifted|asked for|cancelled|turned (?:down|you)|refused|decided|promised|stopped \\w+ing|been|taken|put|left|told|said|made|let|given|cut|chosen|gotten|got|sent)",
  "you(?:'d|'ve| have| were| was) (?:up|out|awake|busy) (?:late|early|till|until|all|half|with|since)|you(?:'ve| have) (?:\\w+ly |just |even |only |also |again |once |already |since )?(?:told|fought|built|bought|sent|written|met|driven|flown|buried|raised|moved|left|quit|joined|married|sold|paid|fallen|broken|grown|stayed|sat through|slid|filled|ticked|cleared|cleaned|cooked|cancelled|phoned|emailed|argued|rowed|missed|skipped|forgotten|run yourself|worked|promised|agreed|signed|waited)",
  "you(?:'ve| have) (?:\\w+ )?been (?:\\w+ )?(?:carrying (?:the|everyone|everybody|your|other|a (?:whole|family|team|house|child))|holding (?:it |things |everything |the \\w+ )?together|working|looking after (?!your)|caring for|nursing|fighting|chasing|eating|skipping|staying up|burning|juggling|covering|firefighting|standing|sitting|driving|travelling|revising|studying|writing|cleaning|cooking|busy|ill|away|passed|let down|through (?:a lot|so much|it before|worse)|hurt (?:before|by)|here before)",
  "yesterday(?! or| and today)|the other (?:day|night|morning|week|evening)|(?:ever )?since (?:the|that|your|then|he|she|they (?:left|moved|went|came|said|died|told|stopped)|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|breakfast|lunch|noon|childhood|school|you (?:were|moved|left|lost|started|came|met))|ever since|(?:years|months|weeks|days|ages|long|a while|some time) (?:ago|back)(?=[.,]| and| that| when| you)|earlier (?:this|in the) (?:week|month|year)|(?:months|years|weeks) of (?:\\w+ing|putting)|all (?:week|month|year|your life)|as long as you can remember|in your (?:teens|twenties|childhood)|once before|like last time|(?:patience|effort|work|waiting|practice|hours|planning|saving|training) [^.,]{0,30}(?:paid off|has paid|was worth)",
  "you(?:'ve| have) (?:always|never|long) (?!been (?:allowed|surer|clearer|calmer|closer)|(?:liked|wanted|loved|enjoyed|fancied|meant|cared)|had to (?:like|be|do)|\\w+ (?:better|surer))\\w+|you (?:always|never) (?:did|were|had|have been|find|let|say|put|give|ask|got|stop|make)",
  "(?<!look |looking )after (?:the|that|your|those|these|all (?:the|that|those|your)) (?!night|sleep|kind|sort|rest|worry|day|afternoon|morning|evening|hour|hours|stress|pain|first|next|half)(?:\\w+ )?(?:\\w+)(?: you(?:'ve| have)? (?:had|been|made|did|went)| (?:they|he|she|that) \\w+|,)(?! you (?:could|might))",
  "(?:shifts|paperwork|housework|traffic|the (?:commute|school run|washing pile|move|wedding|visit|trip|diagnosis|funeral|split|new (?:job|baby|house|place|boss)))(?= (?:has|have|is|are|was|were|got|that)|[.,'])",
]);
