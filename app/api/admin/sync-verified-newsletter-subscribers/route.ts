import { recordAdminAct } from "@/lib/admin/record-admin-act";
import { endpoint, route } from "@/lib/http/route";
import { syncMembers } from "@/lib/newsletter/console/members";
import { SyncReply } from "@/lib/newsletter/console/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Makes subscribers of verified members whose subscription runs. */
  POST: endpoint({ access: "admin", reply: SyncReply }, async ({ viewer }) => {
    const synced = await syncMembers(viewer.id);
    await recordAdminAct(viewer.id, "subscribers_synced", { synced: synced.syncedCount });
    return synced;
  }),
});
