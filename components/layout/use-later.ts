"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * A part that nothing on the page waits for: null until its script is here, and where that cannot be had. `load` is a
 * constant of its module; nothing is loaded before the part is wanted, and each change of `wanted` tries again.
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean | number = true,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    void load()
      .then((loaded) => setPart(() => loaded))
      .catch(() => {});
  }, [load, wanted]);
  return part;
}
