import { any } from "./any";
import type { RatingWords } from "./rating-words";

/** What may be said of closeness and of help. */
export const PEOPLE_WORDS = {
  connectionWithOthers: {
    more: "closeness|company(?= about| around| near)",
    less: "loneliness",
    up: "close to (?:people|others|everyone|someone)",
    down: "lonely(?!, because)|cut off|isolated|disconnected|left out|marooned|adrift from|estranged|friendless",
    high: any(
      "you (?:do )?feel (?:very |really |so |that |properly )?close to",
      "people (?:are |feel |very |really |so )*(?:close|near)(?! enough)|close to people",
      "(?:good |lovely )?(?<!few )(?<!many )people (?:close|near|round|around)(?: you| by)?(?=[.,;]| and| to| who)",
      "you've (?:got )?people you(?:'re| feel) close to",
    ),
    low: any(
      "you(?:'re| are| feel)(?: so| very| all| rather| completely| quite)* (?:on your own(?! with)|alone)",
      "people (?:do |all |can |may |still )?(?:are|feel|seem|being)? ?(?:a long way|a way|rather|quite|very|so)? ?(?:off|far off|far away|distant|remote|away)(?=[.,;]| and| from| today| tonight| this| as|$)",
      "(?:nobody|no one|not a soul)(?:'s| is)? (?:feels? |seems? )?(?:near|close|nearby|with you|around)",
      "a long way from (?:people|everyone|anyone)",
    ),
    bottom: any(
      "(?:completely|totally|utterly|entirely|all|absolutely) alone|the last person on earth|on a desert island|isn't a soul|not a soul (?:in the world|on earth|anywhere)|a million miles from (?:anyone|everyone|anybody|people)|(?:no one|nobody) (?:at all )?in the world",
    ),
    top: "(?:couldn't|can't) (?:feel|be|get) (?:any |much )?(?:closer|nearer)|(?:surrounded|wrapped|held|steeped) (?:by|in|on all sides)|as close as (?:can|anyone|people|they|it)|thick as thieves|inseparable",
    small:
      "people (?:are |feel |seem )?(?:a bit|a little|slightly|somewhat|a touch) (?:way )?(?:off|far|distant|out of reach|away)",
  },
  supportSystemStrength: {
    more: any(
      "help(?=[.,;]|'s (?:a bit|a little|slightly|very|so|low|thin|short|scarce|strong|solid|good)| about| behind| around| to| from| with| at| and| or|$)|support|backing",
      "backup",
    ),
    high: any(
      "people (?:to turn to|behind you|on your side|who'd (?:help|turn out|come|back)|who (?:help|back))",
      "well supported|well backed|(?:help|people|backing) (?:right )?behind you",
      "you(?:'ve| have) (?:got )?(?:people|help)(?=[.,]| behind| who'd| to turn)",
    ),
    low: any(
      "(?:nobody|no one|not many people|few people|hardly anyone|hardly anybody) (?:much )?(?:to turn to|to ask|to help|helping|to lean on|to call on|behind you|in your corner|on your side|backing you|to take)",
      "unsupported|short on help",
    ),
    bottom: "there(?:'s| is) (?:nobody|no one) (?:at all )?to (?:turn to|help|ask|lean on|hand)",
    small:
      "(?:one or two|a few|a couple of|the odd) (?:people|person|hands?|ones?|places?) (?:to (?:turn to|ask|lean on|call on)|behind you|who'd help)|the odd helping hand",
  },
} satisfies Record<string, RatingWords>;
