import { any } from "./any";
import type { RatingWords } from "./rating-words";

/** What may be said of hope, purpose and gratitude. */
export const OUTLOOK_WORDS = {
  hopeForFuture: {
    more: "hope(?! (?:it|that|you|to|this|so|they|the|for the best))",
    up: "hopeful|optimistic|upbeat",
    down: "hopeless|despairing|pessimistic|gloomy about",
    high: "plenty to look forward to|(?:a lot|lots|much) to look forward to",
    low: "(?:nothing|little|not much|hardly anything) to (?:look forward to|hope for)|hard to (?:look ahead with|feel|find|see|hold on to) (?:any |much )?hope",
    bottom: any(
      "(?:can't|couldn't|cannot|aren't able to|not able to) (?:find|feel|see|reach) (?:any |much )?hope",
      "hope(?:'s| is| has| isn't)? (?:gone|nowhere|out of reach|anywhere|run out|won't come|not there|isn't there)",
      "lost (?:all )?hope|nothing(?: at all| on earth| in the world| whatsoever| whatever)? to (?:hope for|look forward to)",
    ),
    small:
      "(?:cautiously|guardedly|mildly|quietly|tentatively) (?:hopeful|optimistic)|the odd (?:hopeful|bright) (?:thought|moment)",
  },
  senseOfPurpose: {
    more: "(?:sense of |idea of )?(?:purpose|direction|meaning)|(?:an? )?(?:idea|sense|notion|inkling|clue) (?:of )?(?:why|what (?:it|you|matters|for|all)|where)",
    down: "aimless|directionless|purposeless|rudderless|adrift|drifting",
    bottom: "(?:completely|totally|utterly|entirely) lost(?! for)",
    high: any(
      "you know (?:exactly |just |full well |perfectly well |very well |quite |clearly )?(?:why|what (?:matters|it's|it is|you're (?:for|after)|you want|it's all)|where you're)",
      "(?:clear|sure) (?:about )?(?:what|why) (?:matters|it|you)",
      "(?:it|what you're doing|this) (?:really |all |still |does )*matters? (?:so much |a lot |enormously |such a lot |a great deal |very much )?to you",
      "no doubt (?:about )?(?:what|why)",
      "you (?:do |still )?know (?:very well )?what you care about",
    ),
    low: any(
      "(?:can't|don't|couldn't) (?:quite |really |yet )?(?:see|tell|say|know|make out|think) (?:much point|the point|any point|a point|(?:what|why|where) (?:it|any of it|it's|things|you))",
      "(?:no|not much|little)(?: clear| real| great)? (?:idea|notion|clue|sense|way)(?: at all| any more| of)* (?:what|why|which|where|to go|to point)",
      "(?:isn't|not)(?: very| altogether| quite| at all| so)* (?:clear|sure|certain)(?: to you)? (?:what|why|which way)(?! would)",
      "(?:lost sight|lost the thread|unsure|not sure) of? ?(?:of )?(?:why|what (?:it|any of it))",
      "not (?:very |quite |so |at all )?(?:clear|sure) why (?:it|any|the|you)",
      "you(?:'re| are| feel)(?: so| rather| a bit)? lost(?! for| in)",
      "(?:nothing|none of it) (?:feels|seems) (?:worthwhile|to have a point|to matter|to be for)",
    ),
    small:
      "(?:a bit|a little|slightly|somewhat) (?:lost|unsure|adrift)|(?:some|an?|half an?|a (?:rough|vague|faint|hazy)) (?:inkling|idea|notion|sense) (?:of )?(?:why|what|where|which)",
  },
  gratitudeLevels: {
    more: "gratitude|thankfulness|gratefulness|appreciation",
    up: "(?:grateful|thankful|appreciative)(?! is)",
    top: any(
      "(?:full|fit) to bursting|heart(?:'s| is)? (?:full|overflowing)|(?:couldn't|can't) be (?:any )?more (?:grateful|thankful)|over the moon|overflowing with|brimming with (?:thanks|gratitude)|thankful beyond",
      "grateful beyond|so very (?:grateful|thankful)|can't be (?:more )?grateful enough",
    ),
    bottom:
      "nothing (?:at all|on earth|in the world|whatsoever) (?:you can feel )?to be (?:glad|thankful|grateful)",
    high: "(?:so much|plenty|a lot|lots|much|enough) to be (?:grateful|thankful|glad)(?! about)",
    low: any(
      "(?:hard|difficult|not easy|tough) to (?:feel|be|find) (?:grateful|thankful|gratitude|anything to be (?:grateful|thankful))",
      "(?:little|not much|hardly anything|nothing|not a lot) (?:much )?(?:you can feel |you can find |to feel |that feels |today )?(?:to be |to feel )?(?:grateful|thankful)",
      "(?:can't|don't|not|aren't|couldn't) (?:really |very |particularly |much |even |feeling |able to |quite )*(?:feel|feeling|find|think of|be)? ?(?:anything |a thing |much |one thing )?(?:to be |to feel |very |particularly |at all |that )?(?:grateful|thankful)",
    ),
    small:
      "(?:a thing or two|one or two things|the odd thing|a few things|one small thing) (?:to be (?:thankful|grateful|glad)|you(?:'re| are) (?:thankful|grateful|glad))",
  },
} satisfies Record<string, RatingWords>;
