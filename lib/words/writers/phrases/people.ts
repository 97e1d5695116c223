import { whole } from "./whole";

/** People that somebody who is alone may not have. */
export const PEOPLE = whole([
  "(?:your|the) (?:\\w+ )?(?:friends?|mates?|partner|husband|wife|girlfriend|boyfriend|mum|mother|dad|father|parents?|gran|nan|family|relatives?|sisters?|workmates?|classmates?|roommates?|cousins?|aunts?|uncles?|godmother|folks|pals?|brothers?|sons?|daughters?|kids|children|colleagues?|team|boss|manager|teacher|flatmates?|housemates?|loved ones|neighbou?rs?)",
  "(?:the )?(?:person|one|people|somebody|someone) (?:who )?you (?:love|live with|adore|trust|share|married|know best|miss|feel closest)",
  "those (?:at home|you love|nearest|close|around|who)",
  "(?:in|through|from) your (?:contacts|phone|life|corner|house|kitchen|family)",
  "(?:cuddle|hug|kiss|embrace) (?:from|with)|over (?:lunch|dinner|breakfast|tea|supper|coffee) with",
  "(?:everyone|everybody|somebody|someone|people) (?:at (?:home|work)|in the (?:house|office|next room|kitchen)|you know|who'd love)",
  "(?:who|they)(?:'d| would) love to (?:hear|see|help|know)",
  "your (?:people|other half|nearest|lot|crew|circle|household)",
  "(?:a|the) (?:friends?|mate|colleague|relative|loved one|family member|neighbou?r)(?: (?:who|you|that|over|round|might|would|could|to)|[.,;]| and| or)",
  "(?:someone|somebody|people|those|everyone|the ones|friends|others) (?:who|that)(?:'s|'ve|'d|'ll)? ?(?:loves?|cares?|knows? you|got|has|have|gets? you|holds?|listens? best|understands?|makes? you|always|already|lives?|sees? you|wants?|misses?|in your)",
  "(?:the )?(?:people|ones|someone|somebody|those|everyone) (?:around|near|close(?: to)?|beside you|behind you|next to|at home|in your (?:life|corner)|on your side|in the (?:house|next room)|downstairs|upstairs|across the|you (?:love|live with|trust|rely on|care about|can lean on))",
  "who(?:ever|'s)(?:'s| is) (?:across|beside|next|around|home|at home|in the|with you|waiting|sitting|there|about|nearest|closest)",
  "across (?:the|from your) (?:table|sofa|room)",
  "(?:you(?:'ve| have) got|there are|there're) (?:so many |plenty of |good |kind |some |lovely |always )*(?:people|friends|others)(?! (?:whose|who(?:'re| are)? (?:paid|trained)))",
  "(?:you(?:'re| are)) (?:so |deeply |very |much |well )?(?:loved|surrounded|cared for|missed|held|supported|cherished|wanted)",
  "(?:they|people|others) (?:love|miss|care about|believe in|are rooting for) you",
  "(?:rooting|there) for you",
  "(?:ask|tell|ring|call|text|phone|message|hug|talk to|lean on|turn to|sit with|speak to|write to|invite|thank|let|meet|get) (?:one of (?:your|the (?!people (?:on|above)|lines|numbers|helplines))|him|her|a friend|friends|family|someone close|someone you love|somebody close|the family|everyone|mum|dad)(?! on)",
  "(?:hand|pass|give|delegate) (?:\\w+ ){1,4}(?:to|over to) (?:one of them|a friend|someone close|somebody else|someone else)",
  "(?:dinner|supper|breakfast|lunch|tea|an evening|a film|a walk|the sofa|bed|home) with (?:them|him|her|a friend|friends|family|everyone|someone)",
]);

/** What takes a person for granted no longer: a condition, or somebody anybody has. */
export const PEOPLE_IF =
  /\b(?:if (?:there's|there is|there are|you have|you've|you know|you can think|anyone|anybody|somebody|someone|one of|any of|a)|whoever (?:would|you'd|'d)|anyone you'd|anybody you'd|even if|helplines?|strangers?|whose job|(?:on|from) (?:this|the) screen|don't know you|needn't be|as you'd|needs?|deserves?|listening|used to|half know|nobody|no one)\b/;
