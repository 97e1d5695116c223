import { endpoint, route } from "@/lib/http/route";
import { forgetLearnt, learntOf } from "@/lib/words/give-feedback";
import { LearntReply } from "@/lib/words/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** What Hearten has learnt of which words help this member. */
  GET: endpoint({ access: "member", reply: LearntReply }, async ({ viewer }) => ({
    learnt: await learntOf(viewer.id),
  })),
  /** Forgets it, and all that it was learnt from. */
  DELETE: endpoint({ access: "member", reply: LearntReply }, async ({ viewer }) => {
    await forgetLearnt(viewer.id);
    return { learnt: [] };
  }),
});
