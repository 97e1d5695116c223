import { sharedState } from "@/components/ui/shared-state";
import type { Refused } from "@/lib/device/kept-check-ins";

/** The check-ins kept on this device that the server does not take as they are. */
export const refusedHere = sharedState<readonly Refused[]>([]);
