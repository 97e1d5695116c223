import { KnownCrisisLines, setKnown } from "@/lib/crisis/set-known";
import { endpoint } from "@/lib/http/endpoint";

/** Folds the panel with the crisis lines for the member, or unfolds it. */
export const PUT = endpoint(
  { access: "member", body: KnownCrisisLines, reply: KnownCrisisLines },
  async ({ viewer, body }) => setKnown(viewer.id, body),
);
