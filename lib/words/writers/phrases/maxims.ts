const DOES =
  "(?<! to )(?:makes?|made|breeds?|builds?|brings?|forges?|begets?|teach(?:es)?|shapes?|sharpens?|reveals?|favou?rs?|conquers?|heals?|cures?|mends?|earns?|wins?|feeds?|grows?|produces?|creates?|leads? to|follows?|turns?|swings?|moves?|opens?|carr(?:y|ies)|keeps?(?! (?:good|better))|outlasts?|never (?:made|makes?|won|wins|built|builds|broke|breaks|fails?|lies?))";
/** Words that tie a sentence to this reader and this day: a saying has none of them. */
const TIED =
  "(?:you|your|yours|yourself|it|it's|its|this|that|that's|these|they|them|there|there's|which|today|tonight|now|each|one|both|either|neither|being|tea|soup|toast|those|would|anybody|anyone|somebody|someone|people feel|\\w+n't|morning|afternoon|evening|and|or|but|might|may|could|can|be|sleep|worry|pain|nights?|hopes?|head|help|music|tea|tired|tiredness)";
/** What a sentence that asks or offers something begins with. */
const ASKING =
  "(?:so|then|let|keep|have|put|take|give|make|leave|maybe|perhaps|just|please|what|why|which|how|who|find|see|go|try)";
const FREE = `(?!${TIED}\\b)[a-z'-]+`;

/** A garden, a field, a river at the head of a sentence that speaks of nobody. */
const NATURE =
  "(?:^|[;:] )(?!.*\\b(?:you|you're|your|today|tonight|this|these|can wait)\\b)(?:even )?(?:the |an? )?(?:\\w+ )?(?:fields?|gardens?|trees?|seeds?|rivers?|soil|ground|earth|bulbs?|branches|bears?|winter|water|land|meadows?|forests?|tides?|sun|moon|sky)";

/** A sentence that stands on its own as a saying, true of everything or nothing: "rough seas make skilled sailors". */
export const MAXIM = new RegExp(
  [
    // One thing makes another.
    `^(?:(?:and|but|after all|remember|as they say|they say),? )?(?!${ASKING}\\b)(?:${FREE} ){1,4}${DOES} (?!for |(?:good|fine|decent) company|a difference|sense|room)(?:${FREE} ){0,4}${FREE}[.;,]$`,
    `^(?:${FREE} ){2,4}${DOES} (?!for |(?:good|fine|decent) company|a difference|sense|room)(?:${FREE} ){1,3}${FREE}[;,] `,
    `^(?!${TIED}\\b)(?:\\w+(?:ness|ity|ment|ance|ence|age|ure|tude|ship|dom|hood)|time|hope|rest|love|life|laughter|knowledge|change|silence|peace|joy|fear|grief|trust|truth|work|trouble|success|progress|health|strength|doubt) is an? (?!start|lot|pity|shame|relief|comfort|help|struggle)(?:${FREE} )?${FREE}[.]$`,
    "(?:^|[;:] )whoever (?:\\w+ ){1,2}(?:\\w+s|far|well|most|best|last)[.]|\\bthere(?:'s| is) no \\w+ without (?:an? )?\\w+[.]",
    // Whoever does so gets so; no this without that; where this is, that is.
    "\\b(?:he|she|they|those|the one|anyone|whoever) who (?:\\w+ ){1,6}(?:wins?|gets?|gains?|laughs?|learns?|finds?|reaps?|succeeds?|loses?|never)\\b",
    "\\b(?:no|without) (?!hope|help|rush|hurry|drive|push|sleep|purpose|progress|worry|stress|pain,? no stress)\\w+,? (?:no|there's no|there are no|there would be no) (?!hope|help|rush|hurry|drive|push|sleep|purpose|progress|worry|stress)\\w+[.]",
    "\\bwhere there(?:'s| is| are) [^.,]{2,25},? there(?:'s| is| are)\\b|\\bthe (?:more|less|harder|longer|higher|deeper|darker|bigger) (?!there is|it matters)(?:you |the |it )?[^.,]{2,30}, the (?:more|less|harder|longer|higher|deeper|sweeter|brighter|better|bigger|stronger|easier)\\b",
    "\\b(?:it takes|you need) (?:a |an |both |some |two )?(?:\\w+ ){1,4}to make an? \\w+[.]|\\byou (?:can't|cannot) (?:have|make|get|see|find|know) (?:an? |the )?\\w+ without \\w+ing\\b|\\byou (?:can't|cannot) (?:have|get|see) (?:an? |the )?\\w+ without (?:an? |the |some |a little )?\\w+[.]",
    // What happiness is made of, and the secret of it.
    "(?:^|[;:,] )(?:real |true )?(?:(?:happiness|joy|contentment|love|success|friendship|courage|kindness|beauty|wisdom|freedom)(?:'s| is)? (?:(?:made (?:up )?of|found|in|lies|lives|hides|begins|starts|a choice|its own) (?!you)|the (?!one|only)\\w+ (?:\\w+[.]|of)|(?:what|where|when) )|life(?:'s| is) (?:made of|what|about \\w+ing)\\b)",
    "\\bthe (?:secret|key|recipe|art) (?:of|to|for) (?:an? )?(?:\\w+ )?(?:happiness|life|living|getting|success|contentment|joy|day|peace|love|progress|starting|change) [^.]{0,20}\\b(?:is|lies|starts)\\b|\\bthe (?:hardest|best|worst) (?:part|bit) of (?:any|every|anything)\\b",
    // The greatest of them.
    "\\bthe (?:best|brightest|sweetest|strongest|finest|greatest|hardest|darkest|longest|steepest|roughest|toughest|tallest|deepest|biggest|oldest) (?:\\w+ )?(?:views?|stars?|steel|fruit|trees?|roads?|roots?|swords?|songs?|people|things|lessons?|treasures?|climbs?|storms?|nights?|winters?|battles?|journeys?|oaks?|victories|wins|waters?) (?:\\w+ )?(?:comes?|grows?|makes?|leads?|produces?|shines?|gives?|is|are|goes|go|ends?|has|have|begins?|starts?|belongs?|bends?|takes?)\\b(?! (?:the tired|over now))",
    "\\bsmooth (?:seas?|roads?|waters?|sailing)\\b|\\b(?:skilled|good|strong|skilful|better) sailors?\\b|\\bstill waters\\b|\\bcalm seas?\\b|\\brough seas?\\b|\\bchoppy waters?\\b|\\bnot all (?:who|those)\\b|\\bmany a \\w+ (?:has|is|makes?|was)\\b|\\bfirst day of the rest\\b|\\bhard times (?:make|build|show|teach|come|don't|never|pass)\\b|\\b(?:iron|steel) (?:sharpens|is)\\b|\\btrial by fire\\b|\\bmother of invention\\b|\\b(?:hottest|fiercest) (?:fire|flame)s?\\b|\\bfaint heart\\b|\\bstrike while\\b|\\bleave no stone\\b|\\btime and tide\\b|\\bforewarned\\b|\\bone swallow\\b|\\bbirds? in the (?:hand|bush)\\b|\\bcross (?:that|the) bridge\\b|\\bgather no moss|\\bgathers no moss\\b|\\bworn path\\b|\\bblessings? in\\b|\\bnothing worth (?:having|doing)\\b|\\b(?:little|bit|word|kindness|smile|patience|\\w+ness) goes a long way\\b|\\b(?:kindness|kind words?|smiles?|manners|politeness|hope|courtesy|\\w+ness) costs? nothing\\b|\\bgood things take\\b|\\beasy come\\b|\\bno smoke\\b|\\bold (?:dog|habits die)\\b|\\bhope springs\\b|\\bslowly but surely\\b|\\bsoftly,? softly\\b|\\bmore haste\\b|\\bless speed\\b|\\bleast said\\b|\\bout of sight, out\\b|\\btwo wrongs\\b|\\bwaste not\\b|\\bhonesty(?:'s| is)\\b|\\bjust another (?:word|name) for\\b|\\bwhen in rome\\b|\\bas you sow\\b|\\breap what\\b|\\bcast(?:s|ing)? a (?:big|long|large) shadow\\b|\\b(?:a small thing|little things) a big shadow\\b|\\bnever put off\\b|\\btomorrow is promised\\b",
    "\\bevery (?!(?:day|hour|minute|night|morning|evening|afternoon|bit|one|time|part)\\b)\\w+ (?:has|needs|deserves|must have|brings|was once|carries|holds|hides|teaches) (?:its|a|an|his|her|their|two|some) (?:\\w+ )?\\w+[.]",
    "(?:^|[.;:] )better (?:an? |the |to )?\\w+ (?:\\w+ ){0,4}than (?:an? |the |to |not )?\\w+(?: \\w+){0,3}[.]",
    // Gardens, fields, rivers, weather; what rest and progress are.
    `${NATURE}(?: [\\w-]+){0,3}? (?:needs?|rests?|lies?|sleeps?|waits?|knows?|don't|doesn't|has to|have to|must|comes? back|wears?|finds?|isn't|aren't|are still|is still|can't|never|blooms?|grows?)\\b`,
    "\\bfallow\\b|\\bsoil (?:of|that|in which|for|where|everything)\\b|\\b(?:good|quiet|rich|poor|dark|deep) soil\\b|\\bground (?:that )?everything\\b|\\b(?:everything|nothing|things) (?:\\w+ ){0,3}(?:grows?|blooms?) (?:from|in|out of|all)\\b|\\bgrowing happens\\b|\\bwhat's watered\\b|\\bblooms? all\\b|\\bbare branches\\b|\\b(?:some|there are) (?:days|times) (?:are )?for (?:rooting|growing|sowing|planting|waiting|healing)\\b|\\byou (?:can't|cannot|don't) (?:rush|hurry) (?:an? |the )?(?:garden|river|seed|flower|tree|harvest|tide)s?\\b",
    "\\b(?:weather|clouds?|storms?) (?:in|inside|of) (?:your|the|a) (?:head|mind|heart|soul)\\b|\\b(?:only|just|like) (?:the )?weather\\b|\\byou are the sky\\b",
    "(?<!\\b(?:the|that|this|your|some) )\\b(?:rest|resting|sleep|stillness|stopping|pausing|slowness|tiredness) (?:isn't|is not|is never|was never|is) (?:an? |the )?(?:reward|luxury|prize|weakness|indulgence|sin|waste|wasted|earned|opposite|failure|treat|soil|ground|root|fuel|foundation)\\b|\\b(?:progress|the path|the road|life|recovery|healing)(?: \\w+)? (?:isn't|is|never|rarely|seldom)(?: \\w+)? (?:a |in a )?straight\\b",
  ].join("|"),
);
