import { GDPR_CONFIG, GdprConfig } from "@/lib/data-rights/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** What this server does about the GDPR. */
  GET: endpoint({ access: "public", reply: GdprConfig }, async () => GDPR_CONFIG),
});
