import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { databaseAnswers, diskHasRoom } from "@/lib/http/health";

const Health = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: z.enum(["ok", "unavailable"]),
  disk: z.enum(["ok", "full"]),
});

/** Whether the app can do its work: 503 when the database does not answer, or nothing more can be written. */
export const GET = endpoint({ access: "public" }, async () => {
  const database = (await databaseAnswers()) ? "ok" : "unavailable";
  const disk = diskHasRoom() ? "ok" : "full";
  const status = database === "ok" && disk === "ok" ? "ok" : "unavailable";
  return Response.json(Health.parse({ status, database, disk }), { status: status === "ok" ? 200 : 503 });
});
