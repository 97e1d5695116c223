"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenHad } from "@/components/layout/when-had";

/**
 * A part that nothing on the page waits for: null until its script is here, and where that cannot be had. `load` is a
 * constant of its module; nothing is loaded before the part is wanted. It is asked for again when the connection or
 * somebody comes back, and at each change of `wanted`.
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean | number = true,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => (wanted ? whenHad(load, (loaded) => setPart(() => loaded)) : undefined), [load, wanted]);
  return part;
}
