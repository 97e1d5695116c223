import { whole } from "@/lib/words/writers/form";
import phrases from "./praise.json";

/** What there is to praise in somebody. */
const QUALITY =
  "(?:steel|iron|fire|grit|mettle|courage|bravery|backbone|guts|nerve|talent|skill|ability|gift|brains?|intelligence|wisdom|instincts?|kindness|humour|wit|charm|loyalty|generosity|honesty|integrity|imagination|creativity|potential|character|class|spirit|resolve|determination|stamina|toughness|tenacity|sparkle|flair|good heart|heart of gold|greatness|goodness|worth|value|qualities|strengths|abilities|talents|skills|gifts)";
const ABLE =
  "(?:competent|able|dependable|reliable|sensible|quick|quicker|bright|brighter|lovely|kind|kinder|good|better|best|decent|wise|wiser|sound|tough|tougher|hardy|sturdy|rare|smart|smarter|witty|funny|worthwhile|deserving|cleverer|clever|abler|likeable|liked|admired|respected|valued|appreciated|gorgeous|stunning|glorious|magnificent|superb|splendid|terrific|first-rate|top-notch|accomplished|experienced|skilful|expert|intelligent|thoughtful|warm|patient|honest|loyal|generous|selfless|determined|fearless|tenacious|steadfast|formidable|impressive|exceptional|irreplaceable|precious)";

/** Praise of the person, which a low self cannot believe. */
export const SELF_PRAISE = whole(phrases.selfPraise, { QUALITY, ABLE });
