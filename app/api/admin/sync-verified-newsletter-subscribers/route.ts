import { recordAdminAct } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { syncMembers } from "@/lib/newsletter/console/members";
import { SyncReply } from "@/lib/newsletter/console/schema";

/** Makes subscribers of verified members whose subscription runs. */
export const POST = endpoint({ access: "admin", reply: SyncReply }, async ({ viewer }) => {
  const synced = await syncMembers(viewer.id);
  await recordAdminAct(viewer.id, "subscribers_synced", { synced: synced.syncedCount });
  return synced;
});
