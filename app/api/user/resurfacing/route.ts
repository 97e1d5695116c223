import { endpoint } from "@/lib/http/endpoint";
import { chooseResurfacing, resurfacingOf } from "@/lib/words/resurfaced";
import { ResurfacingChoice } from "@/lib/words/schema";

/** Whether words that the member kept come back by themselves. */
export const GET = endpoint({ access: "member", reply: ResurfacingChoice }, async ({ viewer }) =>
  resurfacingOf(viewer.id),
);

/** Turns that on or off, on all of the member's devices. */
export const PUT = endpoint(
  { access: "member", body: ResurfacingChoice, reply: ResurfacingChoice },
  async ({ viewer, body }) => chooseResurfacing(viewer.id, body),
);
