import { openingKeyOf } from "@/lib/device/device-key";
import { DeviceKey } from "@/lib/device/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** What opens the check-ins that wait, sealed, on a device of the member's. */
  GET: endpoint({ access: "member", reply: DeviceKey }, async ({ viewer }) => openingKeyOf(viewer.id)),
});
