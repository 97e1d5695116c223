import { KnownCrisisLines, setKnown } from "@/lib/crisis/set-known";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Folds the panel with the crisis lines for the member, or unfolds it. */
  PUT: endpoint(
    { access: "member", body: KnownCrisisLines, reply: KnownCrisisLines },
    async ({ viewer, body }) => setKnown(viewer.id, body),
  ),
});
