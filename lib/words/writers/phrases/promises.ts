import { whole } from "@/lib/words/writers/form";

const GLAD = "(?:happy|glad|cheerful|joyful|pleased|delighted|merry|proud)(?! with (?:them|him|her)\\b)";
/** A day called lovely. */
const FINE_DAY =
  "(?:lovely|beautiful|glorious|gorgeous|sunny|wonderful|splendid|perfect|bright|fine|nice)(?:,? \\w+)? (?:day|morning|afternoon|evening|night)";
/** That it will be all right. */
export const PROMISE = whole([
  "i (?:promise|guarantee|assure|swear)|(?<!\\bno )guarantee[ds]?",
  "(?:everything|it|it all|things|all|this)(?: is going to|'s going to|'ll| will| is bound to) (?:\\w+ )?(?:(?:be|turn out|get|feel|become|end) (?:\\w+ )?(?:fine|ok|okay|alright|all right|well|better|good(?! to)|great|easier|perfect|over)|work out|pass|improve|heal)",
  "too shall pass|(?:that|this|these|those) (?:feelings?|moods?|fears?|worr(?:y|ies)|pain|heaviness|fog|weight|aches?)(?: will|'ll) (?:pass|fade|end|go|lift|ease|settle|soften|shrink)",
  "you(?: will|'ll| are going to|'re going to) (?:definitely |soon |surely )?(?:be (?:fine|ok|okay|alright|all right|happy|well|healed|safe|great|better)|get (?:through|over|better|past)|feel (?:better|good|great|happy|fine|like yourself)|succeed|heal|recover|overcome|make it|sleep well)",
  "it(?: only| just)? gets better|nothing can (?:hurt|stop|harm) you|without (?:a )?doubt",
  "will (?:surely|certainly|definitely)|(?:surely|certainly|definitely) will",
]);

const BETTER =
  "(?:better|best|brighter|lighter|easier|nicer|kinder|calmer|gentler|softer|warmer|happier|quieter|sunnier|sweeter|good|lovely)";
const TIMES =
  "(?:part|bit|days?|times?|things?|mornings?|evenings?|nights?|afternoons?|news|weeks?|months?|years?|seasons?|one|ones|stretch(?:es)?|sleep|rest|hours|version)";

/** That things pass, turn, or are on their way, without a "will" in it. */
export const FUTURE = whole([
  "(?:it|this|that|things|the \\w+|they) won't (?:last|always)",
  "(?:isn't|not) (?:for ever|forever|permanent)|(?:only |just )?temporary",
  "by (?:tomorrow|morning) (?:it|you|this|things)",
  "tomorrow(?:'s| is| can be| will be|'ll be)(?: (?:an?|always|probably|likely|very|much|bit|little|whole|already))* (?:new|another|fresh|clean|blank|different|better|brighter|lighter|easier|kinder|calmer|gentler|softer|clearer|chance|going to|bound to|on its way)|tomorrow (?:brings?|gives?|offers?|holds?|always|looks?|starts?|comes? (?:with|fresh)|(?:will|can)(?! (?:do|keep|wait|have|take|hold|look after|be|still|deal)))",
  `(?<!\\b(?:sure|certain|hopeful|confident|believe|think|feel)(?: that)?(?: there(?:'s| are| is))? )${BETTER} ${TIMES}(?: of [\\w ]{3,15}| tucked \\w+)?,? (?:(?:still|do|also|and) )?(?:exists?|come (?:along|round|back|again)|to be had|await|lies? (?:ahead|further|beyond|in front)|(?:isn't|aren't)(?: \\w+)? far|(?:is|are|'s|that are) (?:\\w+ )?(?:coming|near|close|on|out there|in (?:front|store)|to be had|waiting|ahead|further|beyond)|somewhere|further (?:on|along|up|down)|waiting (?!for (?:the|it))|ahead|in front of you|beyond|left to come|to come|than (?:this|these) (?:ahead|to come|waiting|one))`,
  `(?:somewhere(?: up)? (?:ahead|beyond|past|further|along|down)|beyond (?:this|that|it|tonight|today)|past (?:this|that|it|tonight|today)|further|on the (?:far|other) side of (?:this|that|it|tonight))\\b[^.,;!?]{0,25},? (?:there(?:'s| is| are|'ll be| will be)|is|are|waits?|lies?|an?) (?:\\w+ ){0,2}?${BETTER} ${TIMES}`,
  `${TIMES}[^.,;]{0,20} (?:has|have) (?:your name on|an? (?:place|seat|chair) (?:\\w+ )?for you)|there(?:'s| is) more ahead(?: of you)? than|there will be (?:\\w+ )?${BETTER} ${TIMES}`,
  "(?<!what )(?<!\\b(?:certain|sure|hopeful|believe|expect|feel|think|confident)\\b[^.]{0,25})(?:is|are) (?:coming|closer than|nearer than|not far)(?! along| on| together| from| off)",
  "(?:pain|worry|it|this|stress|fear|sadness|feelings?|nights?|they|these|patches|moods?) (?:\\w+ )?(?:this |that )?(?:never|rarely|seldom|always|usually|generally|soon) (?:stay|last|win|is as|be as|beat|pass|break)\\w*",
  "(?:it|this|things|that) (?:do|does|can|did|really does) get(?:s)? (?:better|easier|lighter)|(?:feelings?|moods?|times|days|nights|mornings|these things|it all)(?: like (?:these|this|that))? comes? and goe?s?|hope(?:'ll| will)(?! (?:have to|keep|wait|do))",
  "(?:will|'ll) (?:soon |quickly |gently )?(?:clear|lift|ease|calm|soothe|bring|restore|boost|refresh|steady|sort|fix|cure|melt|quieten|soften|loosen|brighten|sharpen|recharge|warm|raise) (?:it|you|your|the|things|everything|that|this|some)",
  "rarely as bad|hang on(?=[.,])|the second time",
  "(?:won't|not|never) (?:always|be) (?:feel |be )?(?:this|like this|so)",
  "(?:give it|in) (?:a|another|one more|a few|two) (?:days?|weeks?|nights?|hours?) (?:or|and|it|you|,)(?! (?:then )?(?:stop|put|go|call|have|eat))",
  "(?:comes?|going|gone) (?:again )?(?:by|with) (?:the )?(?:morning|spring|summer|weekend)",
  "(?:you're|you are) (?:on your way|due)(?= for| to|[.,])|only a question of",
  "turns? out (?:fine|well|all right|for the best)|works? (?:itself|out)(?= in the end|[.,])",
  "(?<!\\b(?:day|evening|week|afternoon|morning|film|night)(?:'s| is) )(?:nearly|almost) over|has to (?:end|turn|get better|lift)|can only (?:get better|improve|go up)",
  "round(?:ed)? the (?:corner|bend)",
  "(?<!\\b(?:where|somewhere|anywhere|wherever|something|so) )you(?:'ll| will) (?:get there|look back|laugh|find (?:your|a) way|see|come through|be stronger|bounce back|thank yourself|soon|sleep|wake)",
  "(?:soon|eventually),? (?:you|it|this|things)",
  "(?:gets|getting|get) easier(?! to)",
  "(?:this|it|that|everything|things|the \\w+|pain|worry|hope|sleep|these|they|hard times|bad (?:days|nights|patches)) (?:always|only ever|never fails to|soon|eventually|inevitably) (?:pass\\w*|end\\w*|lift\\w*|come\\w*|return\\w*|turn\\w*|eas\\w+|fade\\w*|get\\w*|work\\w*|settle\\w*)",
  "(?:has|have|having) a way of (?:\\w+ly )?(?:work|turn|com|sort|pass|eas|lift|end|mend|get)\\w*ing|in the (?:end|long run)(?=,| it| you| things)|sooner or later",
  "(?:before you know it)",
  "(?:given|with|in) (?:a little |enough |some )?time(?=,|[.]| it| you| this)",
  "(?<!\\b(?:someone|somebody|kettle|film|bath) ?)(?:are|is|'s|'re)(?: all)? (?:going|bound|sure|certain|set|about|destined) to(?! (?:bed|sleep|be (?:late|done|missed)|want|mind|feel like|say|keep|get (?:done|you)|be (?:there|much)|shift|do|go(?! (?:just|exactly|as|the way|how|like|well))|ask|cook|look|need|sulk|have|like|call|know|help|make))",
  "you haven't met yet|yet to (?:come|be|meet)",
  "(?:just |right )?(?:round|around) the corner|(?:a|the) turning (?:point|of the tide)",
  "(?:things|it|your luck|the tide|everything) (?:turns?|is turning|'s turning) (?:round|around|a corner)?",
  "(?:the )?worst (?:is|'s) (?:over|behind|past)|nothing lasts(?! like)|(?:no|never) (?!thought|sleep|rest|calm|quiet)\\w+ lasts",
  "(?:only|just) (?:a phase|a blip|a matter of (?:time|sitting|waiting|lying|hanging)|a bad patch|passing|for now)(?![.]? you could)",
  "(?<!\\b(?:done|finished|needed|wanted|due|ready|sent|written|about (?:it|that|this)) )(?:by|come) (?:the )?(?:weekend|spring|summer|monday|friday|next (?:week|month|year))",
  "next (?:month|year)|(?:some|(?<!for )one) day (?:soon|you|it|this|things)",
  "(?<!\\b(?:hopeful|sure|good|glad|confident|easy) (?:about|of) )the (?:days ahead|days to come)(?! (?:\\w+ ){1,4}to you)",
  "better (?:is|times are) (?:ahead|on)",
  "you(?:'re| are) (?:nearly|almost) (?:there|through)",
  "won't (?:feel|be|look|stay|last|go on|keep (?:on|up|this up)|carry on|ache) (?:\\w+ ){0,3}?(?:much longer|for long)|light at the end|the rest (?:will|'ll|often|usually|always|tends to) (?:follow|come|take care|sort|look after)",
]);

/**
 * Anything said of what is to come, as "you'll feel", "things will" or "it's going to": nobody knows it. What keeps,
 * waits or will do is said of the present, and so is a will of one's own.
 */
export const TO_COME =
  /(?<!\b(?:who|that|where|when|how|what|whatever|whoever|wherever|somewhere|anywhere|which|if|whether|think|sure|hopeful|faith|of|nothing|nobody|there|kettle|some voice|hope|leave)(?: (?!and\b|but\b)[\w']+){0,2} ?|\b(?:the|no|any|a|it's|it is|they're) |\bas \w+ as (?:it|you|they) ?|\b(?:some|any)thing you ?)(?:\b(?:will|won't fail to)|'ll|\b(?:is|are|'s|'re) (?:going|bound|certain|sure|set|about) to|'(?:s|re) (?:going|bound|certain|sure|set) to)(?: (?:probably|surely|all|soon|still|also|always|often|likely|definitely|certainly))* (?!(?:still )?(?:all )?(?:bed|sleep(?! (?:well|better|soundly|come))|write (?:back|to you)|text(?: you)? back|reply|take your call|take(?=[.,;])|put you through|(?:call|ring|phone) you back|do|keep|wait|(?:still )?have (?:to|had|tried|heard|lost|been)|matter|stay|budge|go slowly|stay|tell|turn off|often follow|follow|still matter|start it|know (?:where|what|how)|look the same|have been|be (?:every bit|late|there|short|up|two|hard|no|here|waiting|listening|somebody|kept|missed)|come and|ask|answer|listen|hear|talk|take it|think (?:no|none)|say|mean as|pick up|get no|let|give (?:it|the)|look the same|mind|need|want|cover|hold)\b|in you|left|for any|to\b)/;

/** Cheer over pain: commands to feel better, and good that is found in it for them. */
export const TOXIC = whole([
  `(?:never mind|forget|ignore|don't mind|put)(?: about)? (?:all )?(?:the|your|that|this) (?:rest|worry|worries|stress|strain|pain|fear|aches|loneliness|trouble|(?:bad|hard|poor|rough) \\w+)\\b[^.]{0,40} (?:be ${GLAD}|celebrate|(?:reason|plenty|lots|much) to be ${GLAD}|enjoy (?:how|what|all|the good)|think how)|every (?:good )?reason to be ${GLAD}|(?:no|nothing|not much|little)(?: reason| cause)? to be (?:gloomy|glum|miserable|sad|unhappy|down)(?= |[.,])(?! about (?:it|that))|(?:but |just )look (?:at )?how (?:well|(?!bad|poor)\\w+ly)|look how (?:well|(?!bad|poor)\\w+ly) (?:things|it|everything)|you (?:should|ought to) be (?:dancing|over the moon|singing|celebrating|thrilled|delighted)|(?:won't|doesn't|don't|wouldn't|never|ever) (?:seem|feel|look)? ?(?:half )?(?:so|as) bad(?= as it looks|[.,])|drown out the (?:bad|rest)`,
  `(?:never mind|forget|put|leave|push)(?: all| about| aside)? (?:that|this|it|of (?:it|that))(?: all)?(?: for now| to one side| aside| behind you)?(?:,| and) [^.]{0,25}\\b(?:lovely|beautiful|glorious|sunny|wonderful|enjoy)|(?:^|[;.] )(?:still|but|anyway|even so|all the same),? [^.]{0,22}\\b${FINE_DAY}(?! (?:to|for|when) (?:hard|you))|(?:spoil|waste|miss|enjoy|shame|pity|make the most)\\b[^.]{0,25}\\b(?:such an?|this|the|an?) (?:such an? )?${FINE_DAY}|${FINE_DAY}[^.]{0,25}\\b(?:to be (?:sad|glum|low|down)|too \\w+ to|smile|shame|pity|lifts? you|cheer)|to enjoy if|turn (?:that|your|the|this|all that) \\w+ into|if you(?:'ll|'d) (?:only|just) (?:look|see|let|open|notice)|(?:alone|on your own|by yourself)(?: \\w+){0,2} (?:is|can be|has) (?:\\w+ )?(?:an? (?:treat|gift|luxury|chance)|its (?:charms|perks|upsides|good side))`,
  "(?:that's|it's|is|there's) (?:really |actually |almost |secretly |in its way |also )*(?:a|its own|some) (?:kind|sort|form|type) of (?:freedom|gift|luxury|strength|power|magic|luck|wealth|peace|beauty|adventure|superpower|win|victory|progress)|(?:an? )?(?:grateful|thankful|happy|cheerful|glad|joyful) (?:heart|mind|soul|face)|no (?:choice|option) but to (?:cheer|brighten|laugh)|what a (?:story|tale)",
  "(?:plenty|lots|heaps|always something|a (?:lot|hundred things)|much) to (?:be (?:glad|happy|cheerful|joyful|pleased) about|be (?:glad|thankful|grateful) (?:of|for) if|love about|celebrate)|if you (?:only|just|really|would only) (?:look|looked|try|tried|let|believe)|(?:find|look for|see|spot|focus on|concentrate on|think of|choose|count) (?:\\w+ )?(?:the (?:gift|blessings?|good (?:in|bits)|lesson|joy|beauty|upside|positives?|plus side|funny)|three good|five good|your blessings|what's going (?:right|well))|(?:silver|flip side) (?:is|of|to|in|lining)|(?:gift|lesson|opportunity|invitation|teacher|favour|adventure) in (?:disguise|it|this|there|every)|(?:love|embrace|welcome) (?:the (?:struggle|mess|process|challenge|chaos)|every (?:bit|minute|second|moment))",
  "(?:you're|you are) (?:still )?(?:alive|breathing|here) and|isn't (?:that|it|this) (?:\\w+ )?(?:enough|marvellous|wonderful|lovely|amazing|a gift|something)|(?:let yourself|just|simply) be (?:delighted|amazed|dazzled|enchanted|joyful)|delight (?:in|yourself)|swap [\"']?(?:\\w+ ?){1,4}[\"']? for|can't yet|add the word|(?:daft|silly|funny|squeaky|cartoon|cheerful|posh) (?:voice|walk|accent|dance)|change colour|rose-tinted|sparkling",
  "(?:turn|tilt|lift|curl) (?:up )?(?:the corners|your (?:mouth|lips|frown))|corners of your mouth|(?<!\\b(?:made|make|makes|making) (?:you|somebody|someone|them|anyone) )smil(?:e|es|ing)(?! at you| from)|giggle\\w*|beam(?:ing)?|laugh(?:ing)? (?:it off|about it and|in the|anyway)|good vibes|(?:good|happy|sunny|bright|cheerful|nice|lovely|grateful|pleasant|beautiful) (?:thoughts?|vibes|face|outlook)(?= (?:only|from|will|instead|first)|[.,])|nothing (?:gloomy|sad|negative|dark|bad)|no (?:gloom\\w*|moping|sad|frowns?|frowning|tears|negativ\\w+|long faces|glum\\w*)|think (?:happy|nice|good|sunny|cheerful|of (?:puppies|kittens|rainbows))|bubbly|sunnier|sunny side|cheer(?:s|ful|fulness)? (?:up|yourself|as if)|look(?:ing)? (?:on the|for the (?:good|bright|sunny|funny|positive))|see the (?:sunny|lighter)|the (?:funny|lighter) side|find (?:something|the) (?:funny|good|to (?:smile|laugh|love))",
  "(?:it(?:'s| is)|this is|that's|what|see it as|call it|treat it as|look at it as) (?:really |actually |only |just |all )?(?:an?|your) (?:\\w+ )?(?:adventure|opportunity|gift|challenge|game|lesson|workout|holiday|invitation|privilege|compliment|bonus)(?! of| in| that (?:is|it)| to have)|(?:could|might|may|will|'ll) (?:\\w+ )?(?:be the making|make you (?:stronger|wiser|kinder|tougher|better)|teach you|turn out to be|thank (?:it|this)|look back|be (?:a blessing|good for you))|(?:stronger|wiser|tougher|braver) (?:for|because of|than before|on the other side)|every (?:setback|problem|struggle|challenge|pain|tear|failure|knock|obstacle)|(?:pain|struggle|stress|pressure|worry|hardship|difficulty|loneliness|suffering) (?:is|are|makes?|builds?|teaches|means) (?:\\w+ )?(?:just|only|how|what|you|growth|character|strength|diamonds|excitement|energy|proof|fuel)|(?:into|for) fuel|(?:lucky|fortunate|privileged|spoilt) (?:to|that|enough)|on the (?:plus|bright|up)|isn't (?:it|life|that) (?:wonderful|great|grand|lovely|fun)|how (?:thrilling|wonderful|lucky)|(?:have some|join the) fun|skip(?:ping)? (?:down the|along the|through)|twirl|sing (?:loud|out)|whistle a|hooray|yippee|ta-da|high five|fist bump|confetti|sparkly|glitter|shake (?:off|it)|banish|chase (?:\\w+ )?away|send (?:it|the|that) \\w+ packing|say (?:no|goodbye) to (?:\\w+ )?(?:worry|stress|sadness|gloom|pain|fear|it)|wave (?:it|goodbye)|happy (?:dance|place|days|song|music|tune)|(?:choose|choosing|decide|deciding|opt)(?: to be| to feel)? (?:happy|happiness|hope|gratitude|joy|calm|love|cheerful|peace|glad|light|sunny|good)|(?:it's|it is|that's) (?:all|only|just|mostly) in (?:the|your) (?:mind|head)|(?:your|right|good|better) attitude|(?:sunny|brighter|your) outlook|law of",
  // Made small: only a feeling.
  "(?:only|just|merely) (?:a )?(?:feelings?|mood|nerves|pain|stress|worry)(?=[.,;]| and| that| which)|nothing(?:'s| is) actually (?:wrong|the matter)",
  "get over it|(?:just|simply) (?:relax|be happy|breathe it away|let it go|move on|choose)",
  "(?:everything|it all|this all|this|pain) happens for a reason",
  "(?:is|was|are|were) meant to be(?! \\w)|others have it (?:much )?(?:worse|harder)",
  "(?:it )?could be (?:much |a lot |so much )?worse|at least (?!(?:you(?:'re|'ve| are| have|'d)?|your (?:sleep|head|body|confidence|drive)(?:'s| is)?) (?:(?:so |very |really |quite |fairly |feeling )*(?:well[- ]?rested|rested|well slept|comfortable|at ease|sure of yourself|clear|keen|hopeful|good|strong|sharp)|slept|had a (?:good|decent|proper|solid|fair)|(?:got )?(?:a |some )?(?:good|decent|clear|solid|proper) (?:night|sleep|head|help|support|confidence|drive)|(?:no|not much|not much of a|little|very little|hardly any) (?:rush|hurry|pain|stress|worry|pressure|strain|difficulty)|know (?:what|why)))(?:you|your|somebody|someone|nobody|it (?:isn't|wasn't|could)|it's not|there's (?:a roof|food|always|\\w+ to be (?:glad|grateful|thankful)))(?:'\\w+)?",
  "happiness is a choice",
  "(?:attitude|mindset) is everything|negative (?:thoughts|vibes|energy|people)",
  "(?:don't|do not|never) (?:be (?:sad|so sad|negative|down|upset)|worry,? be happy|cry|complain|give up|dwell)",
  "failure is not an option|what doesn't kill you|makes you stronger",
  "made you stronger|(?:count|recall) your blessings",
  "you should (?:be|feel) (?:grateful|thankful|happy|glad|lucky|blessed)",
  "(?:(?:^|[.!?;,] )(?:just |try to |so )?|remember to |learn to )be grateful|live, laugh",
  "crush (?:it|your|this)|rise and grind|no pain,? no gain|god never gives",
  "fake it till|sunshine and rainbows|hey,|silly face|(?:won't|doesn't) know what hit",
  "pull a (?:silly )?face|great story|chin up|put (?:some|a bit of) colour",
  "(?:who knows|guess what),|could be (?:fun|the making)|the making of you",
  "(?:is|it's|that's|how) exciting|embrace the",
  "(?:good|great|wonderful|lovely|perfect) (?:practice|training|exercise|experience) (?:for|in)",
  "(?:love|enjoy|welcome|celebrate|thank) (?:the|your|this) (?:pain|stress|worry|chaos|mess|challenge|struggle|journey|ride)",
  "pain is (?:weakness|temporary)",
  "proof (?:that )?you(?:'re| are)? (?:alive|trying|growing|strong)",
  "hum a (?:happy|cheerful)|jolly yourself|spring clean your mood|good mood is",
  "boost your|rise above|shrug it off|snap out|what a (?:laugh|lark)|happy thoughts",
  "what's not to (?:love|like)|never mind(?=[.,!])|(?<!\\ba )dance (?:round|around|about|like|to)",
  "best foot forward|grin (?:and|anyway|costs?)|a grin(?! would)",
  "the (?:sun's|sun is) (?:out|shining|up)|birds? (?:are|is) (?:singing|sing)",
  "sing(?:ing)? (?:out|anyway)|all the fun|every cloud",
  "(?:put|find) (?:a|your) (?:spring|skip)|spring in your step|look at it (?:this way|like)",
  "think of (?:it as|(?:all|everything) (?:you(?:'ve| have| do)|that's (?:good|going)|good|there is to))|(?:imagine|remember) how (?:lucky|good)",
  "make (?:the best of|light of|lemonade)|best medicine",
  "enjoy (?:how busy|the ride)|turn that frown",
  "(?:so )?much (?:joy|beauty|wonder)",
  "wonderful (?:world|life|thing(?!(?<=\\b(?:that's|it's|which is) a wonderful thing) to (?:have|know|wake up to|be able)))",
  "(?:how|the way) you (?:look at|see|frame|think about) (?:it|things|this)",
  "what you(?:'re| are) made of",
  "(?:what )?a (?:great |golden |wonderful |real |good |perfect |lovely )?(?:opportunity|gift|adventure) (?:to|it|for)",
  "what a (?:\\w+ )?chance",
  "(?:chance|opportunity|invitation|excuse) to (?:grow|learn|shine|find out|prove|show|discover)",
  "(?:polish|shap|strengthen|forg|teach|harden|toughen)ing you",
  "making (?:a |an )?(?:you (?:stronger|tougher|better|wiser)|better person)|character[- ]building",
  "builds? character|brush it off",
  "turn (?:it|that|this|things|the day|the frown) (?:all )?(?:round|around)",
  "put on a (?:brave face|happy)",
  "(?:find|look for|spot|name|list|count|see) (?:the|three|one|a|some|two|five) (?:good in|bright|joy|blessing|silver|reasons? to (?:smile|be))\\w*",
  "look at what you (?:do have|have got)|always something to be (?:glad|thankful|grateful)|upside|plus side|bright (?:spot|side)|glass half",
  "(?:you're|you are) (?:so |very )?lucky|laughter is|laugh (?:it|off)",
  "choose to be (?!in |at |by |alone|quiet)|decide to be|mindset|positiv\\w+",
  "cheer(?:y|ful thought)|perk up|dance it|come out stronger",
  "blessing|yay|woohoo",
  "wonderful (?:reason|day|chance)|not (?:so|that|all) bad(?=[.,])",
  "lighten up|worse things happen|pull yourself together|toughen|soldier on",
  "power through",
]);

/** Verbs of easing and coming back, in any present form. */
const EASES =
  "(?:eas|lift|pass|fad|settl|clear|melt|thin|burn|wear|blow|di|drop|slacken|soften|loosen|improv|brighten|mend|shrink|lighten|break|thaw|vanish|quieten|return|turn|cool|calm|drain|dissolv|shift|heal)(?:es|s|e|ing|y|ies)?";
const OFF =
  "(?:off|away|over|up|down|out|back|round|around|right|better|lighter|easier|clearer|smaller|by itself|on its own|of its own accord|itself)";
/** A time that is still to come. */
const BY =
  "by (?:the (?:time|weekend|morning|evening|afternoon|end|middle|week)|then|about \\w+|around \\w+|mid-?\\w+|lunch\\w*|noon|midday|midnight|tea ?time|tea|supper|dinner|breakfast|bed ?time|night ?fall|night|morning|evening|eleven|ten|twelve|nine|eight|seven|six|five|four|three|two|one|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next \\w+|spring|summer|autumn|winter|christmas)|(?:till|until|come|before|after) (?:the (?:weekend|morning|spring|end)|lunch|supper|tea|bed ?time|noon|midday|midnight|morning|tomorrow|monday|friday|spring|next \\w+|breakfast)|in (?:an hour|a day|a week|time|a while|a bit|the morning|a few|the end)|within|soon|eventually|sooner or later|overnight|tomorrow|with time|with (?:a )?(?:night's )?(?:sleep|rest)|one day|once you|as soon as|the (?:moment|minute)";

/** What comes and goes: the feelings, the days they fill, and what has gone missing. */
const STATES =
  "(?:it|this|that|they|these|things|it all|all this|(?:(?:the|this|that|your|such|these|those|most|bad|low|hard|rough|dark|flat|heavy) )?(?:\\w+ )?(?:feelings?|moods?|mornings?|afternoons?|evenings?|nights?|days?|weeks?|waves?|tides?|storms?|fog|heaviness|flatness|loneliness|worr(?:y|ies)|fears?|dread|panic|pain|aches?|stretch(?:es)?|patch(?:es)?|spells?|pressure|strain|rush|push|drive|hope|sparks?|energy|sleep|clarity|confidence|appetite|strength|interest|numbness|doubts?|knots?|slumps?|lows?)(?: like (?:this|these|that|those))?)";
/** How that goes or comes, told of the present as a rule is. */
const GOES =
  "(?:pass(?:es)?|lifts?|eases?|fades?|thaws?|melts?|loosens?(?: its grip)?|lets? go|blows? (?:over|out)|burns? (?:off|out|itself)|wears? (?:off|thin|itself)|(?:goes|go) (?:out|away|back|in the end)|moves? (?:on|along|through|off)|runs? (?:out|its course|itself)|breaks?(?= |[.,])|rolls? (?:by|away|back|on)|turns?(?: round| around)?(?=[.,])|shifts?|comes? (?:back|round|good|right|again|to an end|through|home|looking)|returns?|creeps? (?:back|in)|finds? (?:its|their|you|a way)|grows? (?:back|in)|slips? back|refills?|wakes? up|thins? out|settles?|mends|heals|clears)";
const NOT_YET =
  "(?<!\\b(?:until|till|if|when|whether|while|as|before|after|once|unless|let|lets|see|watch|makes?|help|helps|how|where|what|which|that|of|can|might|may|could|does|do|ask|for|on|and|must|to|the|this|your|a|an|no|any) )";

/** What is to come, told without a "will": a time with a verb of easing, what is on its way, what always comes, what a step is sure to do. */
export const OUTLOOK = whole([
  "(?:isn't|aren't|not|never|nothing(?:'s| is)) (?:really |actually |ever )?going to (?:happen|hurt|come true|go wrong|last|be (?:that|as|so) bad|harm|beat|get (?:you|worse))|won't (?:come (?:true|to pass)|happen|hurt|harm|beat you|let you down|go wrong|get (?:any )?worse|be (?:as|so|that|nearly))|in the bag|a done deal|dead cert|a sure thing|a safe bet|as good as (?:done|won|there|over)|inside (?:the|an|a) (?:hour|week|day|month)|by (?:themselves|itself) (?:within|inside|in|before|soon|sooner)|never (?:\\w+ ){1,3}(?:twice running|two (?:nights|days) running|twice in a row)|(?:always|never) (?:\\w+ )?(?:in a row|running)(?=[.,])|watch (?:it|the (?:whole )?\\w+|how|everything|things) (?:\\w+ )?(?:change|lift|turn|melt|get|shrink|open|fade|brighten)|worth (?:it|the wait) in",
  // A time with a verb of easing or coming, in the present tense: "wears off by noon", "by supper it's lighter".
  `(?<!things to |things |to )${EASES} (?:${OFF} )?(?:${BY})`,
  `(?:${BY}),? (?:it|this|that|things|they|everything|the \\w+(?: \\w+)?|your \\w+)(?:'s|'re|'ve|'ll| is| are| has| have| will| feels?| looks?| seems?)? (?:\\w+ )?(?:${EASES}|comes?|goes|gets?|starts?|stops?|ends?|better|lighter|easier|clearer|smaller|quieter|calmer|softer|gone|over|different|fine|past|done|back|thinner|kinder)`,
  `give (?:it|this|that|things|them) (?:${BY})|give (?:it|this|things) (?:time(?! to)|an? (?:\\w+ )?(?:night|day|week|month|while)|\\w+ (?:hours|nights|days|weeks|months|sleeps))`,
  "(?:any (?:day|minute|moment|time) now|before (?:too |very )?long,? (?:it|you|this|things|they|the|your)|sooner than (?:you|it)|in (?:no|good|due) (?:time|course)|by this time(?! of)|this time (?:next|tomorrow)|(?:a|one) (?:week|month|year|day) from now|in (?:a|an|two|three|a few|another) (?:hour|day|week|month|year|minute)s?(?:'s|'|s')? time|(?:a few|two|three|several|some) (?:more )?(?:days|weeks|nights|hours|months) (?:from now|and)|within (?:the|an?|days|hours|weeks|minutes)|overnight,? (?:it|things|your|the))",
  // On the way, or on the way out.
  "(?<!\\b(?:what|something|something awful) ?)(?:is|are|'s|'re|already) (?:\\w+ )?(?:on (?:its|their|the|your) way(?! (?:home|back from))|making (?:its|their) way|heading (?:your|for you)|coming (?:your way|for you|back|right|round|soon|too|in its)|in store|(?:just|right|up) ahead(?! of)|turning (?:already|round|around)|looking up|about to (?:turn|change|lift|ease|break|get|come)|waiting for you (?:at|on|in|after|tomorrow|up|just|further)|closer than you|nearer than you|passing(?! (?:the|a|on|round|time))|loosening|easing|lifting|thawing|mending|numbered)",
  "(?:already|slowly|quietly|surely|gradually|even now) (?:(?:being|starting to|beginning to) )?(?:turning|turn|lifting|lift|easing|ease|passing|loosening|fading|fade|thawing|mending|improving|coming back|on its way|healing|shifting|changing|making|winning|working)",
  // What passes or comes back as a rule, or knows how to.
  `(?<!\\bif it \\w+, )${NOT_YET}${STATES} (?:always |usually |mostly |often |generally |do |does |tends? to |can only )*${GOES}(?! (?:to do|your|a |the |it |in a way|you|back on|to (?:you|do)))`,
  `${STATES} (?:don't|doesn't|never|rarely|seldom|can't|won't|isn't here to|aren't here to) (?:\\w+ )?(?:stay|last|linger|hang (?:on|around|about)|hold out|keep up|go on|stick around|remain|live)(?=[.,;]| for| once| when| as| around| always)`,
  "you won't (?:always|be (?:this|so|on your own|alone|here|stuck|in)|feel (?:this|so|like))|won't (?:always|ever) (?:be|feel|look|hurt|weigh)|it always (?:has|did)(?=[.,;])",
  "(?:a|the|its|their) (?:habit|knack|trick|art|gift) of (?:\\w+ )?(?:com|creep|return|turn|find|work|sort|pass|lift|eas|mend|right|settl|slip|steal|show|surfac|loosen|catch|arriv)\\w*",
  "(?:body|mind|heart|head|nerves?|hope|sleep|you|people) (?:still )?(?:knows?|remembers?|learns?) (?:\\w+ )?how to (?:mend|heal|rest|right|recover|sleep|come|find|settle|let|get|stand)",
  "given (?:a (?:little|bit of|few|couple of)|some|enough|more|a) (?:more )?(?:time|days|nights|weeks|patience|rest|sleep|space)|(?:with|after) (?:a little|a bit of|some|enough|more) (?:more )?time(?=[.,])",
  "nothing (?:can|will|could) (?:go wrong|touch you|stop you)|(?:(?<!(?:'ve|have|has|'s) (?:\\w+ )?(?:come|got|made it|gone) )(?:out|through) (?:of |to )?the other (?:side|end)|on the other side)(?! of the (?:door|room|bed|wall|street|road|table|coin|line|phone))|out of the woods|back (?:on your feet|on track|to (?:normal|yourself|your old))|your (?:old|usual) self|(?:be|feel|feeling|like) yourself again|feel human again|(?:years|months|weeks|a year|a month) from (?:now|today)",
  "(?:mornings?|daylight|a new day|the (?:new )?(?:morning|week)|spring|time|one night|a (?:good|proper|decent) (?:night|sleep|meal|rest)) (?:always |often |usually |does |generally )?(?:brings?|does its|sorts?|puts? (?:it|things|everything)|makes? (?:it|things|everything|all)|changes? (?:things|everything|the)|heals?|mends?|cures?|fixes?|clears?|softens?|has its (?:own|way)|gives? (?:it|things|you)|carries|turns|tends)",
  "(?:one|a single) (?:good |decent |proper |long )?(?:night|sleep|walk|meal|rest|day|chat|breath) and (?:you|it|the|this|things|half)",
  "(?<!\\b(?:needs?|wants?|like|done|rather)\\b[^.;]{0,30})(?:before (?:too |very )?long|in (?:good |due )?time|(?<=(?:^|[.,;:] |\\b(?:and|but|that|then) ))(?:one|some) (?:fine |bright |not too distant )?day|soon enough|by and by|down the line)(?=[,.]| (?:it|you|this|things|they|your|and|that))",
  "(?:bottom|lowest point|low point|worst point|foot|trough) of (?:the|a|this) (?:curve|dip|slope|hill|wave|arc|swing|cycle)|(?:goes|go|climbs?|gets?|is|rises?|all|only) (?:up|better|easier|downhill|lighter|uphill) from (?:here|now|there)|from here on (?:in|out|up|it|things)|gives? (?:in|way|up) (?:in the end|eventually|sooner|to whoever)|(?<!until it )lets go of you|(?:loosens|loses) its (?:grip|hold)|leaves? you (?:alone|be|in peace)(?= (?:in|by|after|once|soon|eventually)|[.,])",
  "(?<=(?:^|[,;:.] ))(?:just )?(?:get|make it|hold (?:on|out)|hang (?:on|in)|wait|stick|keep(?! the\\b)|stay|carry on|give it)\\b[^.,?]{2,30} and (?:it|the (?:worst|rest|feeling|fear|pain|fog|mood|morning|night|day|dark|weight|answer)|this|things|you(?:'ll| will)|everything|that)(?: \\w+)? (?!can\\b|could|may|might|needn't|isn't|aren't|of)\\w+s\\b",
  "(?:only |just |merely )(?:resting|sleeping|hiding|waiting|dormant|asleep|out of sight|mislaid|delayed|paused|postponed)(?=[.,]| (?:for|until|till|and))(?! (?:for (?:it|the|somebody|someone)))",
  // What a step does for certain.
  "(?:(?<=(?:^|[.;:] |\\b(?:and|but|so|because|since|as) ))(?!(?:be|hav|feel|know|sleep|wak|liv|ow|carry|want|worry|wait|lov|noth|someth|anyth|everyth|hop|depend|need|look)ing\\b)\\w+ing(?: [\\w']+){1,6}?|(?:an? |some |one |five minutes of |ten minutes of |a bit of )(?:\\w+ ){0,2}(?:walk|stretch|bath|shower|tea|cuppa|nap|sleep|rest|chat|talk|cry|laugh|song|music|air|daylight|sunshine|sky|movement|dance|breather|break|pause|tidy|weeding|gardening|cooking|stroll|meal|night|hug|smile|message|call|lie-down|drink|soup|reading|quiet|silence|kindness|company|routine)) (?:always |soon |often |usually )?(?:takes (?:the|some of the|its|all the|most of the) (?:sting|edge|weight|power|heat|pressure|bite|fear|load|worry|stress|strain)|lightens|lifts|eases|clears|calms|soothes|settles|melts|softens|loosens|quietens|steadies|shrinks|halves|brightens|restores|resets|refreshes|lowers|shakes off|washes|chases|makes (?:it|things|everything|the \\w+)(?: \\w+){0,2} (?:smaller|lighter|easier|better|brighter|clearer|simpler|softer|kinder|calmer|quieter|gentler))",
  "nothing (?:\\w+ )?(?:clears|beats|lifts|helps|soothes|calms|cures|fixes|settles|mends|eases|restores|sorts|does)(?: \\w+){0,5} (?:like|as well as|better than)|all (?:that )?it(?:'ll| will| ever)? takes? (?:to|for (?:things|it|the|you))|(?:(?:'ll|will|going to|bound to|sure to) do|(?<!might be )(?:does|doing)) you (?:a |the |so much |no end of |a lot of |a power of |nothing but )?(?:world of |power of )?good|(?:after (?:that|which)|from (?:there|then)),? (?:it|the rest|things|everything|it all)(?:'s| is| gets?| goes| feels| becomes) (?:\\w+ )?(?:plain|easy(?! to)|easier(?! to)|smooth|downhill|lighter|simpler|better|a breeze|clearer)",
  "gets? (?:less \\w+|(?!late|dark|cold)\\w+er)(?: \\w+)? (?:each|every|with (?:time|practice|each|every)|over time|as you|the more|from here|in time)|(?<!\\b(?:can|could|may|might|to|you) )(?:grows?|comes?|returns?|appears?|eases?|lifts?|starts?|follows?|changes?|melts?|shrinks?|opens?)(?: \\w+)? (?:as soon as|the (?:moment|minute|second)|each time|every time|the more) (?:you|it|there|somebody|someone)|(?:purpose|(?:point|reason|meaning)(?: of (?:it|it all|things))?|drive|push|joy|sleep|focus|confidence|energy|motivation|clarity|appetite|interest|spark|strength|gratitude|calm|peace|rest|closeness)(?:'ll| will) (?:\\w+ )?(?:come|return|find|grow|show|turn up|arrive|be back|build|settle|lift)",
  "(?:things|it|this|everything|they|worries|feelings) tends? to (?:sort|work out|right|settle|ease|lift|pass|mend|clear|shrink|fade)(?: \\w+)?|changes (?:everything|the (?:whole )?(?:day|evening|picture|mood))|(?:bit by bit|little by little|gradually|piece by piece),? (?:the \\w+|it|this|things|your \\w+) (?:comes|lifts|eases|goes|gets|clears|returns|shifts|loosens|melts)|(?:closer|nearer) to the end of it|works? (?:wonders|like (?:magic|a charm)|a treat)|(?:always|soon) (?:seems?|looks?|feels?|gets?|becomes?) (?:so much |much |a (?:bit|little|lot) )?(?:smaller|lighter|easier|better|brighter|clearer|simpler|softer|kinder|calmer|quieter|gentler|less|more manageable)|(?<!\\btold [^.]{0,20})(?:seems|looks|feels|gets|becomes) (?:\\w+ )?(?:smaller|lighter|easier|better|brighter|clearer|simpler|softer|kinder|calmer|quieter|gentler) (?:once|after|as soon as|in (?:the )?(?:morning|daylight)|on paper|said|out loud|shared|written|from (?:above|outside|there))|you won't (?:even )?(?:remember|recognise|believe|regret|be sorry)|in a (?:week|month|year|fortnight),? (?:you|it|this|things|the)",
  "(?<=(?:^|[,;:.] ))(?:just |simply )?(?:say|write|name|tell|put|do|take|open|start|step|breathe|rest|let|sit|eat|drink|walk|go|look|ask|share|call|ring|smile|move|pick|finish|give|speak)\\b[^.,;?]{2,40},? and (?:half |most |some )?(?:of )?(?:it|the|your|things|everything|that)(?: \\w+){0,3}? (?:goes|lifts|eases|shrinks|fades|lightens|clears|softens|follows|settles|loosens|changes|melts|passes|falls away|drops|quietens|returns|brightens)",
  // What cannot stay, always comes, or is sure.
  "(?:it's|it is|this is|that's|they're|lasts?) (?:only|just) (?:for )?(?:a (?:little |short )(?:while|time)|the time being)(?=[.,;]| (?:and|so|longer|more))|nothing (?:can |could |ever |will )+(?:go on|stay|keep on|last|remain|weigh)(?: being| feeling)? (?:as|so|this|that|like|for|quite|long)|(?:start|beginning) of (?:an? |something )(?:\\w+ )?(?:good|better|lovely|wonderful|bright\\w*|happier|great)(?: (?:stretch|run|spell|time|patch|phase|things?)|[.,])|(?:plenty|lots|much|even) more (?:of (?:it|this|that|them|the same) )?(?:still )?(?:to come|ahead|on the way)(?=[.,;])|rest of (?:it|(?:your|the) \\w+)(?: will|'ll) (?:\\w+ )?(?:fall|come|follow|line up|settle|catch up|clear|sort|slot|drop)",
  "(?:can't|cannot|couldn't|never|doesn't|don't|rarely|seldom|hardly ever|won't|not) (?:\\w+ )?(?:last|stay|go on|hold on|hold|keep (?:on|up|this|it)|carry on|be|remain|rain) (?:\\w+ )?(?:for ever|forever|always|for long|long(?=[.,])|all (?:year|night|day|week)|so (?:high|low|bad)|indefinitely|like this)",
  `(?:it|this|things|they|the \\w+|these \\w+|\\w+ (?:like (?:this|that|these)|days?|nights?|feelings?|moods?)) (?:always|only ever|never fails? to|tends? to|can only|inevitably|invariably|eventually|soon|one day|in time|does|do) (?:\\w+ )?${EASES}(?! (?:to do|done))`,
  "(?:sure|certain|guaranteed|bound|destined|due|set|fated) to (?!mind|be told|ask|be late)|mark my words|rest assured|take (?:it from(?! there| here)|my word)|depend (?:on|upon) it|count on it|bet (?:on|your|that|you)|you can (?:be certain|bank on)|no (?:doubt|question) (?:about it|it|you|that|things)|without (?:fail|question)|make no mistake|trust me|have no fear|fear not|don't worry,? (?:it|you|everything|things)|nothing to fear|in safe hands",
  "(?<!\\b(?:can|could) )(?:always|never fails?|every time|without exception|invariably) (?:to )?(?:help|work|come|turn|do|get|find|return|land|win|deliver|shak|lift|light|clear|bring|sooth|calm|eas|settl|bright|soft|sort|loosen|warm|cheer|stead|quiet|restor|refresh|mend|melt|make (?:it|you|things|everything))\\w*|(?:works|helps|comes|does it) (?:every|each) time|(?:does|do|did) (?:the trick|wonders)|(?:cures|fixes|solves|(?<!of )sorts|mends) (?:it|everything|anything|most things|itself|themselves|you)|(?:takes|melts|washes|lifts|wipes) (?:it |the (?!want)\\w+ |your \\w+ |everything )?(?:all )?(?:right )?away(?! from)|that's all it takes|makes (?:it|everything|all) (?:all )?(?:right|go away|worthwhile|worth it)|(?:the )?(?:rest|answers?|sleep|hope|drive|push|solution|feeling|confidence|motivation|clarity) (?:then )?(?:follows?|falls into|comes? (?:back|of its own|by itself|on its own|to those|after|next|later|when you|naturally|once|with)|returns?|arrives?|turns up|takes care|looks after)(?! if)",
  "(?:the )?(?:worst|hardest|hard|difficult|tough|toughest|darkest|heaviest)(?: part| bit| stretch| of it| moment)?(?: is|'s| was| has| will|'ll) (?:\\w+ )?(?:over|behind|past|done|passed|gone|eased|pass|end)",
  "(?:who|whom|whoever|whatever|everyone|anyone|they|people|someone|somebody|it|you|he|she|one|\\w+(?<!nothing|none)s)(?: you)?(?: \\w+)? (?:is|are|'s|'re) going to (?:say|be|feel|get|find|love|help|come|turn|work|pass|lift|ease|see|happen|end|look|make|miss|seem|show)(?! (?:done|late|there|heard|hard|needed|you through))",
  "(?:'ll|will) have (?:\\w+ )?(?:\\w+ed|gone|got|blown|burnt|worn|been worth|forgotten|found|begun|come|shrunk|done its|fallen)",
  "(?:the (?:minute|moment|second|instant|day)|as soon as|once|when|after) (?:you(?:'ve|'re|'d)?|it(?:'s)?|that(?:'s)?) [^.,?!]{2,40},? (?:it|you|they|things|everything|the \\w+|that|half of it|your \\w+)(?:'ll| will)(?! (?:still|keep|wait))",
]);

const LOOKING =
  "(?:find|finding|count|list|name|spot|pick(?: out)?|note|notice|write down|jot down|think of|recall|remember|look (?:around |about )?for|search(?: around)? for|come up with|choose|gather|collect|make a list of)";

/** Thankfulness asked of somebody who can feel none. */
export const FORCED_THANKS = whole([
  "always something(?=[.,;]| (?:though|to (?:be|appreciate|enjoy|thank)|if|good|worth|small|you)\\b)|there (?:must|has to|is bound to) be something|if you (?:only |just |really )?look(?: for it| hard| harder| closely| around)?(?=[.,;:])|look (?:harder|closer|more closely|hard enough)",
  `${LOOKING} (?:\\w+ ){0,4}?(?:good|nice|nicest|lovely|pleasant|best|kind|brightest) (?:things?|ones?|bits?|moments?|parts?)|${LOOKING} (?:\\w+ ){0,3}?(?:things?|something|anything|what|moments?|bits?)(?: or two)? (?:that |which |you(?:'re| are) |to )?(?:be )?(?:went (?:right|well)|glad|grateful|thankful|appreciate|weren't|wasn't|made you)`,
  `${LOOKING} (?:two|three|four|five|ten|a few|one or two)(?=[.,;]| (?:before|by|of them(?! (?:that|you))|good|small|little|nice)\\b| things?(?! (?:that|you|to|which) (?:can|could|put|drop|leave|skip)))`,
  "(?:things?|something|plenty|lots?|much|one thing) (?:\\w+ )?(?:to be|you(?:'re| are| can be)|you can be) (?:glad|thankful|grateful)|(?:thing|something|things) (?:\\w+ )?to (?:appreciate|give thanks)|(?<=(?:^|[.;:,] ))(?:be (?:thankful|grateful)|appreciate)|say(?:ing)? (?:thanks|thank you) for|give thanks",
  "count (?:what|the (?:good|nice)|your|up the|every)|what you (?:do|still|already) have(?=[.,])|roof over|clean water|running water|small merc(?:y|ies)|everybody has something|(?:a (?:little|bit of)|some|more) (?:gratitude|thankfulness) (?:would|will|might|could|can|goes|helps)",
]);
/** What asks for none of it. */
export const THANKS_DENIED =
  /^ *to $|\b(?:not|no|never|nobody|no one|nothing|nor|without|whether|hard|harder|difficult|unable|usually|normally|told|asked|ought|as though|as if|rather than|instead of|even if|if|too tired to|\w+n't)\b/;
