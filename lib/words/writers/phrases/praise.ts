import { whole } from "./whole";

/** What there is to praise in somebody. */
const QUALITY =
  "(?:steel|iron|fire|grit|mettle|courage|bravery|backbone|guts|nerve|talent|skill|ability|gift|brains?|intelligence|wisdom|instincts?|kindness|humour|wit|charm|loyalty|generosity|honesty|integrity|imagination|creativity|potential|character|class|spirit|resolve|determination|stamina|toughness|tenacity|sparkle|flair|good heart|heart of gold|greatness|goodness|worth|value|qualities|strengths|abilities|talents|skills|gifts)";
const ABLE =
  "(?:competent|able|dependable|reliable|sensible|quick|quicker|bright|brighter|lovely|kind|kinder|good|better|best|decent|wise|wiser|sound|tough|tougher|hardy|sturdy|rare|smart|smarter|witty|funny|worthwhile|deserving|cleverer|clever|abler|likeable|liked|admired|respected|valued|appreciated|gorgeous|stunning|glorious|magnificent|superb|splendid|terrific|first-rate|top-notch|accomplished|experienced|skilful|expert|intelligent|thoughtful|warm|patient|honest|loyal|generous|selfless|determined|fearless|tenacious|steadfast|formidable|impressive|exceptional|irreplaceable|precious)";

/** Praise of the person, which a low self cannot believe. */
export const SELF_PRAISE = whole([
  `(?:the|with (?:such|so much)|such|what) (?:\\w+ )?(?:${QUALITY}|grace|dignity) (?:you|it (?:takes|took))|deserves? (?:a|an|some|all the) (?:medal|prize|award|trophy|applause|ovation)|(?:very |precious |so )?few (?:people )?(?:could|would|can|manage)(?! (?:you|of))|you (?:were|are|'re) (?:made|built|born|cut out|meant) for|(?:just|so|very|exactly|typical(?:ly)?) like you(?=[.,])|what an? (?:inspiration|star|hero|marvel|example|trouper|wonder|achievement)|you did it(?=[.,])|you did it,? (?:and )?\\w+ly|with (?:such |real |great )?(?:grace|aplomb|style|flying colours)`,
  // A quality that is yours, or in you.
  `your (?:own |real |great |quiet |natural |obvious |deep |many |good )*${QUALITY}(?! of (?:hope|worry))|${QUALITY} (?:in|about|within|inside) you(?= |[.,])|(?:there(?:'s| is)|you(?:'ve| have)(?: got)?|with) (?:\\w+ ){0,2}${QUALITY}(?= (?:in you|to (?:spare|burn)|that|and|than|enough|for|of)|[.,])(?! in your)`,
  `you(?:'re| are|'ve been|'ve always been| were| must be| really are) (?:(?:an?|the|such|so|very|really|quite|clearly|plainly|far|much|of|more|most|too|always|still|actually|rather|properly|genuinely|truly|every bit|as) )*${ABLE} (?:person|people|one|mind|friend|soul|sort|pair of hands|head|at (?:it|this|what|things|most)|enough|than you|for (?:this|it)|with (?:people|words|your))`,
  `(?:you(?:'re| are)) (?:(?:so|very|really|clearly|plainly|much|far|always|still|actually|genuinely|truly|every bit as|as|more) )+${ABLE}(?=[.,;!]| and| as| than| with)`,
  "(?:a|the) (?:brain|heart|person|soul|spirit) (?:as|so) \\w+ as (?:you|yours)|as (?:clever|quick|kind|bright|capable|able|brave) as (?:you|yours|anyone's|anybody's|they come|anyone)|(?:someone|somebody|a person) (?:like you|of your|with your|as \\w+ as you)",
  "you(?:'re| are)? (?:the (?:sort|kind|type) (?:of \\w+ )?(?:who|people|everyone|they)|made for|cut out for|a (?:\\w+ )?(?:catch|delight|treasure|marvel|wonder|legend|ace|pro|rarity|force|powerhouse|tower|brick|diamond|find|giver|survivor|success|winner)|second to none|the (?:best|finest|real|cleverest|kindest|strongest|bravest)|nobody's fool|no (?:fool|pushover|slouch|quitter))",
  // What you have done, and how.
  "you(?:'ve| have|'d)? (?:\\w+ )?(?:managed|coped|handled|carried|survived|beaten|proved|proven|shown|faced|weathered|met|tackled|dealt|pulled|earned|built|made|cracked|nailed|aced|smashed) (?:\\w+ ){0,5}(?:so well|very well|really well|well(?=[.,])|brilliantly|wonders|splendidly|magnificently|marvellously|superbly|beautifully|harder (?:things|than)|worse(?: than| things|[.,])|tougher|every time|with (?:such |real |so much )?(?:grace|style|courage|dignity|skill))",
  "(?:it(?:'s| is)|that(?:'s| is)|that|it) (?:\\w+ )?(?:to your credit|no (?:small|mean) (?:feat|achievement)|quite (?:a feat|an achievement|something)|a (?:feat|triumph|real achievement|testament|tribute|mark of)|says a (?:lot|great deal)|speaks volumes|testament|something to (?:admire|celebrate|boast|crow|shout))|full marks|gold star|ten out of|top of the class|applaud\\w*|salute|credit to you|credit where|pat yourself|pat on the back|praise yourself",
  "(?:only|it takes|takes|took) (?:an? |someone |somebody )(?:\\w+ )?(?:special|strong|rare|brave|clever|remarkable|person|someone|mind)|not (?:everyone|everybody|many|anyone) (?:\\w+ )?(?:could|would|can|manages)|(?:few|nobody|no one|hardly anyone) (?:else )?(?:does|do|could|would|can) (?:it |this |that )?(?:like you|better|as well|half)",
  // What they would see, if they but looked.
  "(?:under(?:estimate|rate|value|sell)\\w*|sell(?:ing)? yourself short|too modest|don't know your own|your own worth|worth more than|(?:if )?(?:only )?you could see (?:yourself|what|how)|(?:don't|can't|won't|haven't) (?:see|seen|notice|noticed|give yourself) (?:how|what a|credit|the (?:good|strength|credit))|more than you (?:give|allow|let on)|than you give yourself)",
  "(?:anyone|anybody|everyone|everybody|people|they|others|those|nobody|no one)(?: who (?:\\w+ )?(?:know|meet|meets|knows|love|loves|met|sees) you)? (?:\\w+ )?(?:admires?|respects?|looks? up|rates?|values?|thinks? (?:the world|highly|so much|a lot|well) of|speaks? (?:highly|well)|comes? to you|trusts? (?:you|your)|depends? on|relies? on|counts? on|doubts? (?:you|it) (?:but|except)|wants? you (?:on|in)) ?|everyone but you|nobody but you|anyone can see|plain to (?:see|everyone|anyone)",
  "(?:kindest|cleverest|smartest|bravest|finest|strongest|brightest|loveliest|toughest|sharpest|quickest|wisest|warmest) (?:person|people|mind|one|soul|heart|of)|(?:you(?:'ll| will)|you (?:always|never)) (?:\\w+ )?(?:ace|smash|nail|excel|triumph|shine|let (?:anyone|people)|rise|deliver|come up with)",
  "you(?: are|'re)(?: (?:so|very|truly|really|such|already|more than|an?|simply|one of the most|doing|always|much|far|incredibly|absolutely))* (?:amazing|strong|stronger|strongest|incredible|brave|braver|awesome|wonderful|fantastic|brilliant|beautiful|unstoppable|capable|worthy|special|remarkable|resilient|courageous|powerful|talented|gifted|great|perfect|a (?:warrior|fighter|star|hero|champion|rockstar|winner|survivor|good person|great person|wonderful person|gift|treasure|strong person|lovable person)|enough|lovable|admirable|inspiring|extraordinary|outstanding|exceptional|smart|clever|kind-hearted|unique)",
  "you(?: are|'re) (?:more|stronger|braver|tougher|smarter) (?:capable|resilient|powerful|than you (?:know|think|feel|believe))",
  "you(?: are|'re) doing (?:so |really |very |just |an? )?(?:great|well|amazing|amazingly|fine|wonderfully|brilliantly|good|incredible|fantastic)",
  "you(?:'ve| have) got (?:this|what it takes)|you got this|you have what it takes",
  "(?:i'm|i am|we're|we are|be|so|very) proud of (?:you|yourself)",
  "(?:well done|good job|great job|nice work|good for you|bravo|kudos|congratulations)",
  "(?<!(?:that|sure|whether|if|belief|believe|doubt|think) )you can do (?:anything|hard things|(?:it|this)(?=[.!,]))",
  "(?:^|[.!?;,] )(?:just |so |and )?believe in yourself|i believe in you",
  "your (?:\\w+ )?(?:strength|courage|bravery|resilience|brilliance|beauty|talent|greatness|power) (?:is|shines|will|has|carries|inspires|amazes)",
  "(?:what|such) (?:a|an) (?:strong|brave|amazing|incredible|wonderful) (?:person|soul|human|one)",
  "(?:you're|you are) one of the (?:good|kindest|best|strongest|bravest|most)",
  "(?:everyone|everybody|anyone|people|others) (?:can|could|will) see (?:it|that|how)",
  "(?:handle|handled|manage|managed|coped|cope|deal|dealt|do|did|done|doing) (?:\\w+ ){0,2}(?:so|really|very|remarkably|incredibly) well",
  "round of applause",
  "(?:mind|heart|head|spirit|person|soul) (?:as (?:fine|good|strong|brilliant|big|kind|lovely) as yours|like yours)",
  "(?:so|such) (?:a )?(?:capable|bright|gifted|clever|strong|kind|caring|generous|thoughtful|decent|resourceful|good) (?:a )?(?:person|soul|one|mind|man|woman|heart)?(?= (?:you|that|as you)|[.,])",
  "you(?:'re| are) (?:\\w+ )?(?:an? )?(?:capable|kind|caring|generous|thoughtful|decent|resourceful|lovely|valuable|valued|precious|important|bright|clever|wise|gem|asset|joy|credit|pleasure)(?=[.,;]| and| person| soul| to)",
  "hats? off|take a bow|well played",
  "give yourself (?:a|some|the) (?:medal|applause|credit|round|prize|pat)",
  "the (?:bravest|strongest|toughest|kindest) (?:person|people)",
  "(?:some|many|most) (?:people|folk) would (?:crumble|fold|give up|break)|unbreakable|unbeatable",
  "invincible|indestructible|you rock|how far you(?:'ve| have) come",
  "(?:made|you're made) of (?:strong|stern|good|tough)|strong stuff|(?:like|as) you do(?=[.,])",
  "anyone who (?:gets|can get|manages|does|keeps|carries)[^.]* is ",
  "(?:best|finest|loveliest) things? about you|human being|so much to (?:offer|give)",
  "(?:you're|you are|more than) (?:\\w+ )?good enough|deep down you",
  "(?:a|such a|real) (?:gift|knack|flair|way) (?:for|with)",
  "you always (?:manage|find|come|pull|do|get)|you never (?:give|stop|fail)",
  "(?:no one|nobody|hardly anyone|few people) else (?:could|would)(?! see)",
  "hardly anyone (?:could|would|can)",
  "you(?: are|'re|'ve been| were)(?: \\w+){0,2} (?:brilliant|brave|clever|talented|gifted|impressive|incredible|amazing|remarkable|admirable|inspiring|wonderful|fantastic|marvellous|formidable|strong|stronger|tougher|braver|capable|skilled|a natural|(?<!any )good at (?:this|it|what)|great at|one in a million|a credit|an inspiration|a (?:rock|marvel|legend|trouper|gem|pro|master))(?! to| hold| help| people| worr| stress| pain)",
  "(?:what|such|real|true|so much|sheer|great|extraordinary|quiet|rare|uncommon|tremendous|serious|proper|a lot of|all that|your) (?:courage|bravery|strength(?= (?:it|to|of|in)|[.,])|grit|talent|resilience|determination|skill|guts|backbone|brilliance|wisdom|stamina|mettle)",
  "(?:takes|took|shows?|showed|needs|is|was|that's) (?:\\w+ ){0,3}(?:courage|bravery|strength|grit|talent|guts|backbone|resilience|determination|steel|skill)",
  "(?:every (?:reason|right) to|be|feel|feeling|deserve to (?:be|feel)|so|very|rightly|justly) proud",
  "proud of (?:you|yourself|how|what)|(?:something|a lot|plenty|lots|much) to be proud of",
  "(?:deserve|earned?) (?:some |the |all the |a bit of |full |yourself )*(?:credit|praise|applause|medal|pat on the back)",
  "(?:better|stronger|braver|cleverer|abler|more (?:able|capable|talented|skilled)|tougher) (?:at (?:it|this|things) )?than you (?:think|know|believe|realise|realize|feel|give|allow|imagine|let)",
  "(?:more|far more|a lot more) than (?:capable|able|good enough|up to)",
  "(?:clearly|obviously|plainly|undeniably|certainly|no doubt|of course|truly) (?:\\w+ )?(?:brilliant|good|great|able|capable|talented|gifted|strong|a star|the right person|up to it)",
  "(?:you|people|anyone) (?:can|could) (?:rely|count) on you",
  "you(?:'ve| have) (?:always )?(?:got|had) (?:it in you|what it takes|real (?:ability|talent))",
  "(?:do|did|does|doing|done|handled?|handling|managed?|managing|coping|cope) (?:it |this |that |things |everything )?(?:so |really |very |extremely |remarkably |incredibly )?(?:brilliantly|superbly|beautifully|impressively|wonderfully|amazingly|admirably|heroically)",
  "(?:impressive|admirable|heroic|remarkable|incredible|a triumph)",
  "(?:anyone|nobody|no one|few|not many|most)(?: else)? (?:else )?(?:could|would|can) (?:have )?(?:do|done|manage|managed) (?:it|that|this|what you) (?:so|as|half as) well",
  "(?:a |such a )?(?:born|natural) (?:leader|talent|fighter)",
  "(?:warrior|fighter|hero|champion|survivor|trouper|star|legend|rock star|genius)(?=[.,;]| and| for| to)",
  "you should be (?:very |so )?proud|you (?:shine|inspire)|you deserve (?:praise|applause|a medal)",
  "(?:shows?|takes|that is|that's) (?:real |true |such |great |so much )?(?:strength|courage|bravery)",
]);
