import { whole } from "@/lib/words/writers/form";

const THEIRS = "(?:your|the|an?|both|all the) (?:\\w+ )?";

/** A life that nobody rated: kin, work, weather, other feelings, and what has happened, told as though it were known. */
export const UNRATED = whole([
  "(?:about|over|around) money|financ(?:es|ial\\w*)|(?:after|since|from|of) (?:losing (?:someone|somebody|a |your (?:job|home|mum|dad))|(?:a|the|your|such a) (?:recent )?loss|moving (?:house|home|away|in|out)|leaving (?:home|school|your job)|splitting)|(?:owe|owing|owed|short of|lack of|no) money|money (?:worries|troubles?|is|'s)|overdue|payments?|unpaid|afford the|(?:family|group) (?:chat|dinner|meal|table|photo)|whatsapp|a full table|(?:brought|grew|growing) up|raised to|when you were (?:young|little|small|a child|growing)|as a child|your (?:past|upbringing|history|youth|age)|(?:last|the other) (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|(?:on|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:'s)?|(?:going|went|gone) without (?:breakfast|lunch|supper|dinner|food)|you(?:'ve| have)? (?:\\w+ )?(?:skipped|missed|forgotten) (?:breakfast|lunch|supper|dinner|your)|you(?:'ve| have) (?:\\w+ )?(?:looked after|cared for|nursed|raised|brought up|put up with|worked (?:so|all|too|late|for)|travelled|driven|argued|quarrelled|moved (?:house|in|out)|lost (?:someone|somebody|your (?!way|belief|faith|trust)|a (?:friend|parent|job)))|your (?:back|shoulders?|hands?|feet|legs?|eyes?|joints?)(?:'s|'ve| has| have| is| are) (?:been |still )?(?:playing|aching|sore|stiff|bad|hurting|tight|giving|killing|tired|tense)|waiting on (?:test |the |some )?results|(?:when|if|once) the phone (?:goes|rings)|your (?:marriage|relationship|house|flat|health|religion|weight|looks|body image|appearance)(?= |[.,'])(?! to)",
  // Kin and household.
  `${THEIRS}(?:mum|mummy|mother|dad|daddy|father|parents?|gran|granny|nan|grand\\w+|husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|sisters?|brothers?|siblings?|twins?|sons?|daughters?|kids?|children|child|baby|toddler|little ones?|teenagers?|cousins?|nieces?|nephews?|aunt(?:ie|y)?s?|uncles?|in-laws)(?! (?:could|would) (?:manage|do))`,
  "(?:whoever|the (?:ones?|people|person)) you (?:live|share|married|grew up)|(?:the )?(?:children|kids|family|house) (?:are|is|get|gets|come|comes) (?:in|home|asleep|in bed|back|up)",
  "(?:lady|man|woman|chap|bloke|girl|lad|couple|family|people|folk|one) (?:next door|upstairs|downstairs|opposite|over the (?:road|way)|across the)",
  `${THEIRS}(?:flatmates?|housemates?|roommates?|landlord|landlady|lodgers?|godmother)|(?:your|the) neighbou?rs?|your other half|(?:your|the|an) ex(?=[.,;' ])(?! |-)`,
  "(?:your|the) (?:dog|cat|puppy|kitten|horse|pets?)",
  "(?:he|she|him|her|hers|himself|herself)",
  // Work, school, money, dates, the law.
  `${THEIRS}(?:boss|manager|supervisor|colleagues?|workmates?|co-?workers?|staff|clients?|customers?|teachers?|tutors?|lecturers?|classmates?|employer)`,
  "(?:at|for|from|off|before|after|back (?:to|at)) (?:work|school|college|uni|university|the office|class)(?! (?:it|out|on|through))",
  "(?:first|next|last|team|morning|back-to-back) (?:meeting|call|class|lecture|lesson)s?|(?<=(?:^|[.,;] |\\b(?:with|when|that) ))work (?:has been|is|being|gets|so|was|feels)(?= )(?! (?:it|out|in progress))|notifications|(?:everything|all) that(?:'s| has) (?:happened|been going on|gone on)|moving house|(?:it's|it is|now it's|now that it's) (?:a |only )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)|the weekend(?:'s| is| has)|your (?:jobs?|work|desk|career|studies|course|degree|thesis|essay|team|business|shop|office|school|college|inbox|emails?|commute|shifts?|class)",
  "deadlines?|meetings|(?:an?|the|your|that|this) meeting|inbox|emails?|exams?|essays?|revision|homework|coursework|lectures?|assignments?|presentations?|(?:night|late|early|long|double) shift|rota|overtime",
  "rent|mortgages?|bills|debts?|wages?|salary|payday|overdraft|redundan\\w+|sacked|promotion|job (?:hunt|interview|offer)|interview",
  "solicitors?|court|divorc\\w+|custody|separation|break-?up|broke up|split up|funerals?|bereave\\w+|anniversar\\w+|birthdays?|weddings?|christmas|easter|half-term|your holiday",
  "(?:test|exam|scan|blood) results?|biopsy|(?:an|your|the) operation|pregnan\\w+|miscarr\\w+",
  // Weather and the season.
  "rain(?:s|y|ing|drops?)?|drizzl\\w+|sleet|snow\\w*|hail|frost\\w*|sunny|sunlight|sunshine|the (?:sun|wind|clouds?|weather|heat|cold)(?! (?:drink|water|tap))|heatwave|overcast|thunder\\w*|puddles?|(?:grey|cold|hot|chilly|freezing|icy|mild|wet|damp|windy|bright) (?:out(?:side)?|skies|sky|weather|(?:winter|autumn|spring|summer)(?:'s)?)(?! of)",
  "(?:winter|autumn|spring|summer)(?:'s)?(?= (?:morning|afternoon|evening|day|night|light|air)|[.,])|(?:in|this|last|dark|these) (?:winter|autumn|spring|summer|december|january|february)",
  // Feelings that the check-in doesn't ask for.
  "(?:you(?:'re| are|'ve been| feel| must be| must feel| still feel|'re feeling| were)|and|,|leaves you|left you)(?: (?:so|very|really|still|also|just|rather|quite|a bit|a little|too|feeling|understandably|even|simply|properly|well))* (?:angry|furious|enraged|livid|raging|guilty|jealous|envious|bored|embarrassed|humiliated|heartbroken|resentful|bitter|homesick|irritable|irritated|grieving|betrayed|rejected|disgusted|mortified|seething|ashamed)",
  "(?:your|the|that|this|all (?:that|this)|some|a lot of|so much) (?:anger|rage|fury|temper|guilt|grief|jealousy|envy|boredom|embarrassment|resentment|bitterness|regrets?|heartbreak|heartache|humiliation|homesickness|mourning)",
  "had (?:your|a) (?:good )?(?:cry|row|fight)|you(?:'ve|'d)? (?:\\w+ )?(?:cried|wept|argued|quarrelled|rowed|lost your temper)|in tears",
  // What was done, said, or is to be waited for.
  "(?:what|the things?|something|whatever) (?:was|were|got|they|people|somebody|someone|somebody's|someone's) (?:said|told|did|done|wrote|happened)(?: to you)?|what happened|after (?:the|that|your|an) (?:argument|row|call|fight|quarrel|news|visit|appointment|accident|phone|text|loss)",
  "(?:the|that|your|last \\w+'s) (?:argument|quarrel|row|accident|break-in|burglary|house move|big day|trip|flight)(?! of)",
  "you(?:'ve| have)? (?:\\w+ )?been (?:scrolling|arguing|googling|searching|crying|working late|up since|awake since|drinking|staring at|checking|ill|unwell|let down|lied to|passed over|ignored|overlooked|dumped)|scroll\\w+|instagram|facebook|tiktok|social media|headlines",
  "(?:since|at|till|until) (?:half past |quarter (?:to|past) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:in the|o'clock|this|last)|[.,])(?! at)",
  "(?:waiting|wait) (?:on|for) (?:the |a |some |your )?(?:test|results?|news|letter|answer from|call|phone|reply|verdict|outcome)",
  "(?<!\\b(?:let|relax|loosen|drop|unclench|rest|warm|soften|on|around|round|behind|under|for|over|against|stretch) )your (?:knees?|hips?|neck|jaw|stomach|tummy|belly|tooth|throat|ribs?|ankles?|wrists?|spine)|(?:head|tooth|stomach|belly|ear)ache|migraine|hungover|hangover",
]);

/** What makes it no claim: a condition, or help that is looked for. */
export const SUPPOSED_BEFORE =
  /\b(?:if|whether|unless|whoever would|anyone|anybody|whose job|(?:like|as) an?)\b/;
export const SUPPOSED_BEHIND = /\b(?:if (?:you have|you've|there(?:'s| is| are)|one|any)|whose job)\b/;

/** Past forms that are no participles as well: "the boxes came", not "the time left". */
const CAME =
  "(?:did|went|came|took|gave|began|ate|drank|drove|ran|rang|broke|fell|grew|knew|spoke|wrote|chose|forgot|rose|threw|wore|saw|stole|flew|swore|blew|drew|shook)";
/** What somebody did. Sleeping, waking, wanting and feeling are rated, or stand in every text. */
const DID = `(?:${CAME}|said|told|thought|found|lost|kept|held|lent|met|sent|spent|paid|sat|stood|built|bought|brought|caught|fought|heard|hid|led|sold|won(?!')|tore|struck|shouted|(?!(?:need|want|hop|ask|us|lik|trust|doubt|seem|wish|fear|lov|enjoy|expect|stopp|start|manag|belong|turn|look|fanci|notic)ed\\b|(?:feed|heed|need|proceed|indeed|instead)\\b)[a-z]{2,}ed)`;
/** What a night and the ratings themselves did is no news. */
const RATED =
  "(?:goals?|plans?|progress|purpose|focus|motivation|energy|gratitude|anxiety|clarity|connection|night|day|sleep|rest|morning|afternoon|evening|worry|worries|stress|strain|pressure|hope|hopes|pain|body|head|mind|thoughts?|time|drive|push|help|screen|people|things?|lot|others?|same|one|ones|best|first|last|doubts?|bit|part|stuff|must|may|might|could|would|should|trouble|hours?|belief|confidence|rest|something|anything|nothing|today|tonight|it)";
const CLAUSE =
  "(?<=(?:^|[.,;:–—] |\\b(?:and|but|so|because|since|after|then|though|although|until|from when|the (?:day|night|time|moment|way)) ))";

/** A past told as though it were known: deeds, what befell somebody, how long it has been so, what it came from. */
export const HAPPENED = whole([
  // A cause: some doing or thing that wore them out, or did them good.
  "all (?:that|this|those|these) (?!(?:worry|wait|hurt|ach|go|try|think|doubt|hop|want|push|press|feel|car|need|stress|noth|th|long|liv|mean|be|scatter|jump|rac|wander|strain|rush|even|morn)ing)\\w{2,}(?:ing|work)(?= |[.,])(?! and)",
  `(?<=(?:^|[.;:] ))(?!being|having (?:no|so|such|hope|people|help|a)|feeling|wanting|hoping|worrying|sleeping|doubting|hurting|waiting|caring|trying|nothing|something|everything|anything|knowing|asking|needing|stopping|resting|seeing|getting)\\w+ing (?:[\\w']+ ){1,7}(?:does that|does this|would do that|must have|hasn't helped|can't have|won't have|took|wore|catches up|(?:was|were|has been) (?:\\w+ )?(?:worth|bound|always|never|probably))(?= )`,
  "(?:somebody|someone|everyone|everybody|people|nobody) else (?:got|made|did|let|put|was|were|had|took)|(?:everyone|everybody|people|guests|visitors|company) (?:round|over) (?:the table|for|last)|(?:people|ones) who (?:have to|were (?:meant|supposed)|should have|said|told|keep|kept|sign|decide)",
  `(?<=(?:^|[.;:,] ))(?:(?!${RATED}\\b|like|little|hardly)\\w+ ){1,7}(?:would|does|will|can|'d) (?:do )?(?:that|this|it) to (?:anyone|anybody|a person|you|anybody's|anyone's|the best)`,
  `${CLAUSE}you (?!knew (?:what|why|where)|began|did|asked|came to (?:today|this|the day)|thought (?:you|it))(?:\\w+ly |just |even |only |never |always |also |both )?${DID}`,
  `${CLAUSE}(?:he|she|they|somebody|someone|everyone|everybody|people) (?!did go)(?:\\w+ly |just |even |only |never |all )?(?:${CAME}|said|told|kept|sent|left|lost)`,
  `(?:the|that|those|these|your) (?!${RATED})(?:\\w+ )?(?!${RATED})[a-z]+ (?:${CAME}|kept|(?:has|have|'ve) (?:\\w+ )?(?:got|gone|been|taken|come|kept|left|begun|started|done|paid|piled))`,
  "they(?:'ve| have) (?:\\w+ )?(?:moved|changed|cut|shifted|asked for|cancelled|turned (?:down|you)|refused|decided|promised|stopped \\w+ing|been|taken|put|left|told|said|made|let|given|cut|chosen|gotten|got|sent)",
  "you(?:'d|'ve| have| were| was) (?:up|out|awake|busy) (?:late|early|till|until|all|half|with|since)|you(?:'ve| have) (?:\\w+ly |just |even |only |also |again |once |already |since )?(?:told|fought|built|bought|sent|written|met|driven|flown|buried|raised|moved|left|quit|joined|married|sold|paid|fallen|broken|grown|stayed|sat through|slid|filled|ticked|cleared|cleaned|cooked|cancelled|phoned|emailed|argued|rowed|missed|skipped|forgotten|run yourself|worked|promised|agreed|signed|waited)",
  "you(?:'ve| have) (?:\\w+ )?been (?:\\w+ )?(?:carrying (?:the|everyone|everybody|your|other|a (?:whole|family|team|house|child))|holding (?:it |things |everything |the \\w+ )?together|working|looking after(?! your)|caring for|nursing|fighting|chasing|eating|skipping|staying up|burning|juggling|covering|firefighting|standing|sitting|driving|travelling|revising|studying|writing|cleaning|cooking|busy|ill|away|passed|let down|through (?:a lot|so much|it before|worse)|hurt (?:before|by)|here before)",
  "yesterday(?! or| and today)|the other (?:day|night|morning|week|evening)|(?:ever )?since (?:the|that|your|then|he|she|they (?:left|moved|went|came|said|died|told|stopped)|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|breakfast|lunch|noon|childhood|school|you (?:were|moved|left|lost|started|came|met))|ever since|(?:years|months|weeks|days|ages|long|a while|some time) (?:ago|back)(?=[.,]| and| that| when| you)|earlier (?:this|in the) (?:week|month|year)|(?:months|years|weeks) of (?:\\w+ing|putting)|all (?:week|month|year|your life)|as long as you can remember|in your (?:teens|twenties|childhood)|once before|like last time|(?:patience|effort|work|waiting|practice|hours|planning|saving|training) [^.,]{0,30}(?:paid off|has paid|was worth)",
  "you(?:'ve| have) (?:always|never|long) (?!been (?:allowed|surer|clearer|calmer|closer)|(?:liked|wanted|loved|enjoyed|fancied|meant|cared)|had to (?:like|be|do)|\\w+ (?:better|surer))\\w+|you (?:always|never) (?:did|were|had|have been|find|let|say|put|give|ask|got|stop|make)",
  "(?<!look |looking )after (?:the|that|your|those|these|all (?:the|that|those|your)) (?!night|sleep|kind|sort|rest|worry|day|afternoon|morning|evening|hour|hours|stress|pain|first|next|half)(?:\\w+ )?(?:\\w+)(?: you(?:'ve| have)? (?:had|been|made|did|went)| (?:they|he|she|that) \\w+|,)(?! you (?:could|might))",
  "(?:shifts|paperwork|housework|traffic|the (?:commute|school run|washing pile|move|wedding|visit|trip|diagnosis|funeral|split|new (?:job|baby|house|place|boss)))(?= (?:has|have|is|are|was|were|got|that)|[.,'])",
]);
