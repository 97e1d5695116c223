import { whole } from "./whole";

/** Driving somebody on: duties, deadlines, orders against a feeling, and threats. */
export const PRESSURE = whole([
  // Duty.
  "(?<=(?:^|[.!?;:,] |\\b(?:and|so|but|then|now|tonight|today) ))you(?:'ll)? (?:really |simply |just |do |still |only )*(?:must(?! (?:be|have|feel|get|miss|long|wish|wonder|want|know|\\w+ly|sometimes|often))|need to(?! be (?:heard|held))|have to(?! (?:plan|wait|live|keep|carry|face|do it all|read))|(?:have|'ve) got to(?! the| face)|ought to(?! have| be)|should(?! (?:have|be|get|never)))",
  "you(?:'d| had) better(?! days)|there (?:needs|has) to be|needs? to (?:be|get) (?:done|finished|sorted|tackled|faced|dealt with) (?:by|before|now|tonight|today|this)",
  "it(?:'s| is) (?:\\w+ )?(?:vital|essential|crucial|imperative|important|critical|high time|only right|your (?:duty|job)|now or never)(?: that| you| to|[.,;:])(?! when| how)",
  "(?:it's|it is|now's|now is|past) (?:the |high )?time (?:you|to (?:stop|start|get|be|take|pull|face|act|show|make|move|push|put|do|decide|commit))",
  "you owe it to|you can't afford|you(?:'ve| have) no (?:choice|excuse)|no (?:choice|option) but|no two ways about it",
  // Orders against a feeling or a wish to rest.
  "no (?:excuses?|giving (?:in|up)|slacking|backing (?:out|down)|hiding|dithering|moping|wallowing|sulking|dawdling|stalling|putting it off|turning back|half measures|buts|ifs|more (?!than|to|of|in)\\w+ing|time to waste)",
  "(?<!(?:could|can|might|may|to|you|would) )(?<!\\w+n't )stop (?:doubting|worrying|dwelling|moping|thinking|feeling sorry|hiding|making|wasting|putting|dithering|complaining|waiting|looking|overthinking|crying|fussing|stalling|delaying|whining)",
  "(?<!(?:had|having) to )(?:make|force|drag|push|drive|haul|bully) yourself (?!as |a |some |warm|comfortable|something|at home|want|do a)(?:\\w+)",
  "(?:push|plough|press|battle|soldier|power|fight|keep|drive|crack|struggle) (?:on (?:regardless|anyway|through|until|till)|through (?:it|the|this|your|and)|right through|straight through)",
  "try (?:harder|again and again|your (?:hardest|best))|dig deep(?:er)?|pull yourself|pull your (?:weight|socks)|get a (?:grip|move on)|buck up|(?:wo)?man up|just do it|knuckle down|buckle down|step up|shape up|snap to it|crack on|bite the bullet|grit your teeth|face the music|pull it together|show (?:some|a bit of) (?:grit|backbone|willpower|discipline|effort)",
  "(?:one more|a last|one last) (?:go|push|try|effort|heave|attempt)(?=[ ,]+(?:at it|and|a proper|then|before|now))",
  "(?<=(?:^|[.!?;] |, (?:and |so |then )?))(?:even so, |so )?(?:get up (?:now|and|at once)|up you get|on your feet|concentrate|focus|act now|start now|begin now|do it (?:now|anyway|today|tonight)|decide (?:now|tonight|today)|finish (?:it|the|everything)|get it (?:done|finished|over)|don't (?:stop|quit|rest|you dare|slack|waste|put it off|delay|let yourself|let (?:it|this) (?:beat|win|stop)|give in|be (?:lazy|late|weak)|leave it till|hang about|settle for))(?=[ .,;!])",
  "willpower|self-discipline|discipline|stop being lazy|don't be lazy|slacker|weak-willed|wallow\\w*",
  // Deadlines.
  "(?:by|before) (?:\\w+ ){1,4}(?:at the latest|sharp|without fail|or else)|at the (?:very )?latest|without fail|no later than|(?:have|get|be) (?:\\w+ ){1,4}(?:done|finished|sorted|cleared|written|started|ready|washed|dressed|out) (?:by (?!now|heart|you)|before (?:you (?:sit|stop|rest|eat|sleep|go|let)|bed|noon|lunch|ten|nine|supper))",
  "(?:set|give) yourself (?:a|an|the) (?:\\w+ )?(?:target|deadline|goal|limit|ultimatum|alarm|challenge|test)|set (?:a|an|the|your) (?:\\w+ )?(?:alarm|deadline|target|goal)",
  "(?:before|until) it's too late|no time like the present|the clock(?:'s| is) ticking|time's running out|running out of time|every minute (?:counts|matters)|now(?:'s| is) (?:precisely |exactly |just )?(?:when|the moment|the time)(?= it counts| to| you| for)|when it counts",
  // Threats and reproach.
  "or you(?:'ll| will)|(?:otherwise|or else),? (?:you|it|they|nothing|everything)|what are you waiting for|what's stopping you|if you really (?:wanted|cared|tried|meant)|you(?:'ll| will) (?:only )?(?:regret|be sorry|have yourself to blame|pay for)|let (?:people|them|everyone|everybody|yourself) down|you could (?:do|be doing|try|have done) (?:much |a lot |far )?(?:better|more|harder)(?=[.,]| than| if)|you(?:'ve| have) (?:let|wasted|put off|left it)|expect more (?:of|from) yourself|hold yourself to|no one else (?:will|is going to) do it",
  "(?:only then|after that,?) (?:can you|you can|you may|you've earned) (?:rest|stop|sleep|relax|sit|a rest|have)|(?:rest|sleep|a break|supper|bed|sitting down) (?:has to|must|can only) (?:be earned|wait|come (?:after|later))|earn(?:ed|ing)? (?:your|the|a) (?:rest|sleep|break|supper|evening|bed)",
]);
