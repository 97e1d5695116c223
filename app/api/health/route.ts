import { z } from "zod";
import { databaseAnswers, diskHasRoom } from "@/lib/http/health";
import { endpoint, route } from "@/lib/http/route";

const Health = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: z.enum(["ok", "unavailable"]),
  disk: z.enum(["ok", "full"]),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Whether the app can do its work: 503 when the database does not answer, or nothing more can be written. */
  GET: endpoint({ access: "public" }, async () => {
    const database = (await databaseAnswers()) ? "ok" : "unavailable";
    const disk = diskHasRoom() ? "ok" : "full";
    const status = database === "ok" && disk === "ok" ? "ok" : "unavailable";
    return Response.json(Health.parse({ status, database, disk }), { status: status === "ok" ? 200 : 503 });
  }),
});
