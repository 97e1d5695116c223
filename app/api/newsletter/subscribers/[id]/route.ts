import { recordAdminAct } from "@/lib/admin/record-admin-act";
import { endpoint, route } from "@/lib/http/route";
import { SubscriberDeletion, SubscriberParams } from "@/lib/newsletter/console/schema";
import { deleteSubscriber } from "@/lib/newsletter/console/subscribers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Takes an address off the list. */
  DELETE: endpoint(
    { access: "admin", params: SubscriberParams, reply: SubscriberDeletion },
    async ({ viewer, params }) => {
      await deleteSubscriber(viewer.id, params.id);
      await recordAdminAct(viewer.id, "subscriber_deleted", { subscriber: params.id });
      return { id: params.id };
    },
  ),
});
