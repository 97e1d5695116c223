import { openingKeyOf } from "@/lib/device/device-key";
import { DeviceKey } from "@/lib/device/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What opens the check-ins that wait, sealed, on a device of the member's. */
export const GET = endpoint({ access: "member", reply: DeviceKey }, async ({ viewer }) =>
  openingKeyOf(viewer.id),
);
