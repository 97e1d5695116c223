import { endpoint } from "@/lib/http/endpoint";
import { analytics } from "@/lib/moods/queries";
import { Analytics } from "@/lib/moods/schema";

/** The member's moods, streaks and insights over time. */
export const GET = endpoint({ access: "subscriber", reply: Analytics }, async ({ viewer }) =>
  analytics(viewer),
);
