import { endpoint } from "@/lib/http/endpoint";
import { stats } from "@/lib/moods/queries";
import { Stats } from "@/lib/moods/schema";

/** The member's totals and present figures. */
export const GET = endpoint({ access: "subscriber", reply: Stats }, async ({ viewer }) => stats(viewer));
