import { GDPR_CONFIG, GdprConfig } from "@/lib/data-rights/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What this server does about the GDPR. */
export const GET = endpoint({ access: "public", reply: GdprConfig }, async () => GDPR_CONFIG);
