import { endpoint } from "@/lib/http/endpoint";
import { learntOf } from "@/lib/moods/queries";
import { forgetLearnt } from "@/lib/words/quote-acts";
import { LearntReply } from "@/lib/words/schema";

/** What Hearten has learnt of which words help this member. */
export const GET = endpoint({ access: "member", reply: LearntReply }, async ({ viewer }) => ({
  learnt: await learntOf(viewer.id),
}));

/** Forgets it, and all that it was learnt from. */
export const DELETE = endpoint({ access: "member", reply: LearntReply }, async ({ viewer }) => {
  await forgetLearnt(viewer.id);
  return { learnt: [] };
});
