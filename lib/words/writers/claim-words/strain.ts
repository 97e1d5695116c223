import { any } from "./any";
import type { RatingWords } from "./rating-words";

/** What may be said of stress, worry, difficulty and hurry. */
export const STRAIN_WORDS = {
  stressLevel: {
    more: "stress|strain|pressure|tension",
    up: "stressed|stressful|frazzled|wound up|strung out|tense|harried|harassed|hard-pressed|stretched(?! out)|up against it|snowed under|under the cosh|frayed|hassled",
    down: "calm(?! one|er)|relaxed|unstressed|carefree|serene|tranquil|unruffled|laid-back|mellow|chilled",
    high: any(
      "stressed (?:and|with it|out)|under (?:pressure|strain)",
      "a (?:lot|good deal) (?:bearing|pressing|weighing|landing) (?:down )?on you|weighed down",
    ),
    low: any(
      "stress(?:'s| is)?[- ]free|nothing(?:'s| is) (?:pressing|weighing|bearing) (?:down )?on you",
      "not much (?:weighing|bearing|pressing|landing) (?:down )?on you",
    ),
    top: any(
      "at (?:your wits'|the end of your tether|your limit|full stretch)|run ragged|close to (?:breaking|snapping)|bursting at|more than (?:anyone|anybody|you) (?:can|could) (?:carry|bear|take|hold)|up to your (?:neck|eyes|ears)|drowning(?! out)|swamped|buried under|crushed|at breaking point|engulfed|overwhelmed",
      "overwhelming(?= day| morning| evening| afternoon)",
    ),
    small:
      "(?:a bit|a little|a few things|something) (?:on your (?:plate|mind)|to (?:juggle|keep up with))|(?:niggling|low-level|background) (?:stress|strain|pressure)",
  },
  anxietyLevel: {
    more: "worry|worries|anxiety|fear|fears|nerves|anxiousness|unease|apprehension|nervousness|worrying",
    up: "worried|anxious|frightened|scared|on edge|jumpy|afraid(?! of)|nervous|fearful|apprehensive|fretful|panicky|rattled|jittery|fretting|agitated",
    down: "untroubled|unworried|easy in your mind|worry-free|without a worry(?= in the world)|unbothered|unafraid",
    high: any(
      "(?:a|the) worry (?:gnawing|nagging|going round|eating)",
      "(?:a |another )(?:worried|anxious|worrying|nervous) (?:day|morning|afternoon|evening)",
    ),
    low: any(
      "(?:you're|you feel)(?: so| very| quite| perfectly| completely)? at ease(?! in)",
      "your mind(?:'s| is) at (?:rest|ease|peace)|free of worry",
    ),
    top: any(
      "(?:sheer |pure |blind |utter )(?:terror|panic|horror|dread)|(?:in|full of|filled with) (?:terror|panic|dread)|scared (?:stiff|witless|out of|to death)|rigid with|paralysed|out of your mind with|beside yourself|terrified|frantic|panicking|worried sick|sick with worry|petrified",
      "worry(?:'s| is) at full strength",
    ),
    small:
      "(?:a few|some|the odd|a case of the|a couple of) (?:butterfl\\w+|jitters|niggles?|qualms?|flutters?|twinges?|misgivings?|collywobbles)|(?:slight|mild|small|niggling|passing) (?:worry|unease|concern|flutter)",
  },
  currentChallengeLevel: {
    more: "difficulty|hardship|adversity",
    high: any(
      "(?:it's|it is|what you're (?:facing|up against|dealing with)(?:'s| is)|you're up against something|you've got something) (?:very |so |really |this |properly )?(?:difficult|hard|tough)(?=[.,;]| and| to deal| on| in front| but| as|$)",
      "(?:difficult|hard|tough) (?:patch|time|stretch|going|thing you're)",
      "(?:a lot|so much|plenty) to (?:contend|deal) with",
    ),
    low: any(
      "(?:an |such an )?easy (?:ride|time of it|run)",
      "(?:nothing|hardly anything|not much|next to nothing|little|nothing much|not a lot|very little)(?:'s| is| that's)? (?:very |really |too |all that |that |at all )?(?:difficult|hard|in your way|to (?:contend|cope|deal) with|in front of you)",
      "plain sailing|a (?:doddle|breeze|cinch|walkover|pushover)|child's play|smooth sailing|a piece of cake|nothing(?:'s| is) (?:in your way|against you|a struggle)|(?:light|easy) (?:load|going|stuff)|(?:it|things|everything)(?:'s| is| are) (?:easy|light|effortless|undemanding)(?=[.,;]| and| today| tonight| this)",
      "(?:it's|it was|it's been|you've had) an easy (?:day|morning|afternoon|evening)",
    ),
    top: "(?:brutal|savage|gruelling|punishing|monstrous|mammoth|colossal|herculean|insurmountable|impossible|unbearable|backbreaking|back-breaking|merciless|hellish|overwhelming) (?:thing|challenge|task|stretch|patch|time|climb|going|difficulty|to face|to deal|load|odds)|(?:it's|what you're (?:facing|up against|dealing with)(?:'s| is)) (?:brutal|savage|monstrous|colossal|impossible|gruelling|punishing|enormous)|(?:couldn't|can't) be (?:any )?(?:harder|tougher|more difficult)|(?:never|nothing) (?:been |gets |comes )?(?:harder|tougher)|the (?:hardest|toughest) (?:thing|sort|kind|challenge)|(?:as hard as (?:it|things|anything) (?:gets|could|can|get|comes?)|as hard as they come|what you're (?:facing|up against)(?:'s| is) enormous|it(?:'s| is) enormous)",
    small:
      "(?:a bit|a little|slightly|somewhat|fairly|rather) (?:tricky|difficult|hard|fiddly|awkward|tough)|a little difficulty|a small (?:hurdle|bump|snag)",
  },
  urgencyOfNeed: {
    more: "urgency|rush|hurry|haste",
    high: any(
      "(?:everything|it|it all|it's all|things|all of it|that)(?:'s| is| are| feels?| feel| being)? (?:so |very |really |all |rather )*(?:urgent|pressing)",
      "(?:it|this|that|they|everything|things|some of it) (?:can't|won't|couldn't) wait",
      "(?:it|everything|all of it|it all|they|that) (?:all )?(?:has|have|wants?|needs?) to be (?:now|today|right now|done now|done today)(?!,)",
      "(?:all|everything) (?:wants doing|wanted|needed|due) (?:now|today|right now|at once|this minute)",
      "feels? like (?:right )?now|wants? (?:doing|dealing with) (?:now|today|this minute)",
    ),
    low: any(
      "nothing(?:'s| is| feels)? (?:very |really |all that |at all |that |actually )*(?:pressing|urgent|in a (?:rush|hurry)|hurrying you|rushing you)",
      "none of it(?:'s| is) (?:urgent|pressing)",
      "(?:it|everything|all of it|it all) can (?:all )?wait(?=[.,])",
      "not (?:very |that |at all )?(?:urgent|pressing)",
      "(?:nobody|no one|nothing)(?:'s| is)? (?:rushing|hurrying|pushing) you",
    ),
    top: "(?:right now|this minute|this instant)(?= and| you| it|,)",
  },
} satisfies Record<string, RatingWords>;
