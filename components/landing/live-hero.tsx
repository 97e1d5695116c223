"use client";

import { useEffect, useState } from "react";

/** Puts the live example in place of its picture once its script and its words have come, after the page's own. */
export function LiveHero({ picture }: { picture: React.ReactNode }) {
  const [Demo, setDemo] = useState<React.ComponentType | null>(null);
  useEffect(() => {
    // Not come, the picture stays.
    import("./hero-demo").then(({ HeroDemo }) => setDemo(() => HeroDemo)).catch(() => {});
  }, []);
  return Demo ? <Demo /> : picture;
}
