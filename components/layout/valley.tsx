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
}

/** The valley behind a screen's head, by day or by night. */
export function Valley({ scene = "low" }: ValleyProps) {
  // Else the browser learns of it from the styles, and it comes up after everything else.
  preload("/art/valley-morning.svg", { ...FIRST, media: "(prefers-color-scheme: light)" });
  preload("/art/valley-night.svg", { ...FIRST, media: "(prefers-color-scheme: dark)" });
  return <div aria-hidden="true" className={LOOK[scene]} />;
}
