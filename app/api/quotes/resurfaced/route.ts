import { endpoint } from "@/lib/http/endpoint";
import { hideForToday, resurfaced } from "@/lib/words/resurfaced";
import { ResurfacedReply } from "@/lib/words/schema";

/** The words that the member kept and that come back to them today. */
export const GET = endpoint({ access: "subscriber", reply: ResurfacedReply }, async ({ viewer }) =>
  resurfaced(viewer),
);

/** Not today: none come back for the rest of the day. */
export const DELETE = endpoint({ access: "subscriber", reply: ResurfacedReply }, async ({ viewer }) =>
  hideForToday(viewer),
);
