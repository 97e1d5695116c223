"use client";

import { createContext, useContext } from "react";
import { DEFAULT_REGION, type Region } from "@/lib/time/region";

const Asked = createContext<Region>(DEFAULT_REGION);

/** Says how the browser that asked writes its dates: the server reads it once, so that both draw the same. */
export function RegionAsked({ region, children }: { region: Region; children: React.ReactNode }) {
  return <Asked value={region}>{children}</Asked>;
}

/** How dates are written here. */
export function useRegion(): Region {
  return useContext(Asked);
}
