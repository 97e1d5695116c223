import { endpoint } from "@/lib/http/endpoint";
import { showStreaks, streaksChoiceOf } from "@/lib/moods/choices";
import { StreaksChoice } from "@/lib/moods/schema";

/** Whether the member has streak, weekly goal and milestones shown. */
export const GET = endpoint({ access: "member", reply: StreaksChoice }, async ({ viewer }) =>
  streaksChoiceOf(viewer.id),
);

/** Shows or hides them, on all of the member's devices. */
export const PUT = endpoint(
  { access: "member", body: StreaksChoice, reply: StreaksChoice },
  async ({ viewer, body }) => showStreaks(viewer.id, body),
);
