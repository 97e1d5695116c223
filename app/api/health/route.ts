import { z } from "zod";
import { databaseAnswers } from "@/lib/health";
import { endpoint, route } from "@/lib/http/route";

const Health = z.object({ status: z.enum(["ok", "unavailable"]), database: z.enum(["ok", "unavailable"]) });

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Whether the app can do its work: 503 when the database does not answer. */
  GET: endpoint({ access: "public" }, async () => {
    const state = (await databaseAnswers()) ? "ok" : "unavailable";
    const body = Health.parse({ status: state, database: state });
    return Response.json(body, { status: state === "ok" ? 200 : 503 });
  }),
});
