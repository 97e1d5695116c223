import { endpoint } from "@/lib/http/endpoint";
import { KnownCrisisLines, setCrisisLinesKnown } from "@/lib/moods/choices";

/** Folds the panel with the crisis lines for the member, or unfolds it. */
export const PUT = endpoint(
  { access: "member", body: KnownCrisisLines, reply: KnownCrisisLines },
  async ({ viewer, body }) => setCrisisLinesKnown(viewer.id, body),
);
