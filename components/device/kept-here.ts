import { sharedState } from "@/components/ui/shared-state";

/** Moves on whenever what this tab keeps on the device may have changed, so that it is sent as soon as that works. */
export const keptHere = sharedState(0);
