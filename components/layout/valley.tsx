import clsx from "clsx";
import { preload } from "react-dom";

const LOOK = {
  low: "valley low",
  tall: "valley",
  landing: "valley tall hero-sky",
  public: "valley tall public-scene",
};

const FIRST = { as: "image", fetchPriority: "high" } as const;

interface ValleyProps {
  /** `tall`: Home and Subscription; `public`: pages that anyone may read. */
  scene?: keyof typeof LOOK;
  /** What stands in the sky, where a greeting names the hour; else the sun by day's colours, the moon by night's. */
  sky?: "sun" | "moon";
}

/** The valley behind a screen's head, by day or by night. */
export function Valley({ scene = "low", sky }: ValleyProps) {
  const [light, dark] = [sky === "moon" ? "dusk" : "morning", sky === "sun" ? "dawn" : "night"];
  // Else the browser learns of it from the styles, and it comes up after everything else.
  preload(`/art/valley-${light}.svg`, { ...FIRST, media: "(prefers-color-scheme: light)" });
  preload(`/art/valley-${dark}.svg`, { ...FIRST, media: "(prefers-color-scheme: dark)" });
  return <div aria-hidden="true" className={clsx(LOOK[scene], sky)} />;
}
