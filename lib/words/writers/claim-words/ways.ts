/** What is to be used or shared is there: "share that thankfulness". */
export const KEPT =
  "(?:share|ride|hold on to|pour|pass on|lend|harness|channel|steer|save|guard|savour|spread|work with|run with)(?: some of)? (?:that|this|all that)(?: \\w+)?";
export const ALIVE =
  "(?:'s| is|'s been| has been)? (?:humm(?:ing|s)|bubbl(?:ing|es)|tick(?:ing|s) (?:along|over)|simmer(?:ing|s)|shin(?:ing|es)|running (?:high|strong|through)|(?:sits |sitting |lies )?(?:close to|near|just under) the surface|doing (?:most|all|much) of the talking|in charge|has (?:had )?the (?:floor|upper hand|run of))";
export const THINNISH =
  "(?:'s| is| has gone| has got| has been|'s been| runs)? (?:on the (?:thin|low|short|weak|faint|shaky) side|a (?:bit|little) (?:thin|faint|patchy|dim|shaky|wobbly|quiet|frayed))";
export const ON_AND_OFF =
  "(?:coming and going|comes? and go(?:es)?|on and off|in (?:patches|fits and starts))(?! in (?:any|every|all))";
export const BURNT_LOW =
  "(?:'s| is| has|'s been| has been)? (?:mostly |all but |nearly |almost )?(?:(?:burn(?:ed|t|ing)|run(?:ning)?|worn|wearing)(?: very| so| pretty)? (?:low|thin|down|out|dry|short)|(?:got|up) (?:up )?and (?:gone|left)|slipp(?:ed|ing) (?:through your|away)|deserted)";
export const ON_THE_FLOOR =
  "(?:sits|lies|is sitting|is lying|rests) (?:right )?(?:at|on) (?:rock bottom|the (?:very )?(?:bottom|floor))|is bone dry";
/** What somebody does without effort, and what takes it all: "starting comes easily", "starting is slow work". */
export const EASILY =
  "(?: (?:comes?|is coming|has come|has been coming)(?: \\w+)? (?:easily|naturally|readily|easy|freely)|'s been (?:easy|no trouble)|(?:'s| is| feels) (?:easy|no (?:trouble|effort|problem|bother)|second nature)| (?:hasn't been|isn't) (?:the|a|any) (?:problem|trouble|bother))(?! (?:if|when|for (?:some|other)))";
export const WITH_EFFORT =
  "(?: (?:doesn't|isn't|don't|hasn't|won't)(?: \\w+)? (?:come|coming|easy)(?: (?:easily|naturally|readily|easy))?| (?:comes?|is coming|has come|goes|came)(?: \\w+)? (?:hard|slowly|slow)(?! and)|(?:'s| is| feels| has been|'s been| seems)(?: (?:so|very|really|wholly|quite|just|simply|completely|far|almost|entirely|such|like))* (?:hard(?:er)?(?: (?:work|going))?|like (?:pushing|shoving|hauling|wading|climbing|dragging|a (?:chore|struggle|battle|slog|trial))|slow work|uphill|difficult|a (?:struggle|battle|slog)|beyond you|out of reach|out of the question|too (?:much|hard)|(?:such )?an effort|heavy (?:work|going)|impossible)|(?:'s| is) (?:more than you|the (?:worst|hardest) (?:of|part|bit)))(?! (?:if|when|for (?:some|other)))";
