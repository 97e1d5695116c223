import { endpoint } from "@/lib/http/endpoint";
import { year } from "@/lib/moods/queries";
import { Year } from "@/lib/moods/schema";

/** Which days of the last 53 weeks have entries, and in what mood. */
export const GET = endpoint({ access: "subscriber", reply: Year }, async ({ viewer }) => year(viewer));
