import { whole } from "./whole";

/** What gives away the machine behind the words. */
export const APP_WORDS = whole([
  "ratings?|rated|scores?|scored|(?:the|a|your) scale|sliders?|check-?ins?|data|logged|log (?:again|it|this|your|today)|the app",
  "this app|metrics?|(?:out of|of) five|\\d+ ?(?:\\/|out of) ?\\d+",
  "an? (?:one|two|three|four|five) (?:for|in|on)",
  "(?:judging |going )?from what you(?:'ve| have)? (?:told|said|put|shared|rated|described)",
  "mood (?:looks|seems|is|was|score)|on average|above average|below average",
  "(?:low|high|top|bottom|far) end(?! of the (?:garden|road|street|table|sofa))|save this",
  "open (?:it|this) again|share this|bookmark|tomorrow's (?:check|entry|log)",
  "here(?:'s| is) (?:a|your|some) (?:thought for|quote|message|reminder|tip|gentle)",
  "(?:dropped|fell|rose|climbed|went up|went down|holding|sitting) (?:to|at)(?! one time) (?:an? )?(?:\\d|one|two|three|four|five)",
  "we (?:thought|hope|noticed|suggest|recommend|know|see)",
  "(?:lovely|good|nice|great) to (?:see|have|hear from) you|welcome back",
  "(?:under|over|above|below|at) par",
  "(?:your|the) (?:latest|last|previous|past) (?:check|entry|mood|scores?|days' entries)",
  "fifteen (?:things|feelings|answers|questions)",
  "(?:feelings|moods?) (?:you|have been) (?:rated|logged|tracked)|(?:out of|of) (?:ten|fifteen)",
  "for your (?:evening|morning|afternoon|day):|hope this helps|as requested",
  "(?:today|tonight|this (?:morning|evening|afternoon))'s (?:quote|message|words|thought)",
  "take care(?=[.]?$)|(?:best|kind) wishes|as an ai|language model|chat\\w*bot|algorithm",
  "program(?:me)?d",
  "(?:what|how|as) you(?:'ve| have)? (?:entered|put in|put down|marked|chose|chosen|picked|reported|submitted|recorded|tracked|selected|filled in|set|told|shared|said)",
  "you(?:'ve| have)? (?:entered|marked|reported|submitted|recorded|tracked|selected|filled in|logged|rated|scored)",
  "(?:thank you|thanks) for (?:sharing|checking|telling|letting|being)",
  "your (?:answers|results?|numbers?|readings?|entry|entries|inputs?|responses?|form|profile|history|streak|dashboard|tracker|graph|chart|averages?|trends?|insights?|summary|report)(?=[.,;']| (?:is|are|says?|shows?|tells?|today|this|suggest|look|came|point|for|put))",
  "halfway mark|halfway mark",
  "(?:up|down|out|in|is|was|came|comes|stands?|sits?|still|holding) (?:\\w+ )?at (?:an? )?(?:one|two|three|four|five)(?! time)",
  "(?:stress|sleep|hope|worry|anxiety|drive|focus|mood|energy)(?:'s| is| was) (?:an? )?(?:one|two|three|four|five)\\b",
  "per ?cent|percentage|maxed? out|top marks for|off the (?:chart|scale)|based on|according to",
  "the (?:app|screen shows|tool|tracker|chart|graph|numbers (?:say|show|tell))",
  "this (?:message|quote|tool|site|website)",
  "(?:tap here|tap the (?:card|screen|button)|click|swipe|log in|sign in|come back here|next time you (?:log|check|open))",
  "hearten|today's (?:picture|mix|pattern|readings?|scores?|results?|entry)",
  "(?:low|high|middling|mid|average) (?:marks?|readings?|numbers?|figures?)",
]);

export const FIRST_PERSON = /(?<![\w'"“‘])(?:I|I'm|I've|I'd|I'll|we|we're|we've|me|my|us|our)(?![\w'])/;
