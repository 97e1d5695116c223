import { sharedState } from "@/components/ui/shared-state";
import type { Refused } from "@/lib/device/kept-check-ins";

/** Moves on whenever what this tab keeps on the device may have changed, so that it is sent as soon as that works. */
export const keptHere = sharedState(0);

/** The check-ins kept on this device that the server does not take as they are. */
export const refusedHere = sharedState<readonly Refused[]>([]);
