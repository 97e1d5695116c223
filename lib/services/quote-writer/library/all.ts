import { anxiety } from "@/lib/services/quote-writer/library/anxiety";
import { anyDay } from "@/lib/services/quote-writer/library/any-day";
import { challenge } from "@/lib/services/quote-writer/library/challenge";
import { comfort } from "@/lib/services/quote-writer/library/comfort";
import { confidence } from "@/lib/services/quote-writer/library/confidence";
import { connection } from "@/lib/services/quote-writer/library/connection";
import { crisisCare } from "@/lib/services/quote-writer/library/crisis-care";
import { focus } from "@/lib/services/quote-writer/library/focus";
import type { Fragment } from "@/lib/services/quote-writer/library/fragment";
import { gratitude } from "@/lib/services/quote-writer/library/gratitude";
import { hope } from "@/lib/services/quote-writer/library/hope";
import { motivation } from "@/lib/services/quote-writer/library/motivation";
import { progress } from "@/lib/services/quote-writer/library/progress";
import { purpose } from "@/lib/services/quote-writer/library/purpose";
import { sleep } from "@/lib/services/quote-writer/library/sleep";
import { stress } from "@/lib/services/quote-writer/library/stress";
import { support } from "@/lib/services/quote-writer/library/support";
import { urgency } from "@/lib/services/quote-writer/library/urgency";

/** Every hand-written fragment that a quote can be made of. */
export const LIBRARY: readonly Fragment[] = [
  ...anxiety,
  ...anyDay,
  ...challenge,
  ...comfort,
  ...confidence,
  ...connection,
  ...crisisCare,
  ...focus,
  ...gratitude,
  ...hope,
  ...motivation,
  ...progress,
  ...purpose,
  ...sleep,
  ...stress,
  ...support,
  ...urgency,
];
