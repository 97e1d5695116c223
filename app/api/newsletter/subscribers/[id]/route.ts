import { recordAdminAct } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { SubscriberDeletion, SubscriberParams } from "@/lib/newsletter/console/schema";
import { deleteSubscriber } from "@/lib/newsletter/console/subscribers";

/** Takes an address off the list. */
export const DELETE = endpoint(
  { access: "admin", params: SubscriberParams, reply: SubscriberDeletion },
  async ({ viewer, params }) => {
    await deleteSubscriber(viewer.id, params.id);
    await recordAdminAct(viewer.id, "subscriber_deleted", { subscriber: params.id });
    return { id: params.id };
  },
);
