/** The valley behind a screen's head, by day or by night. `tall`: Home and Subscription. */
export function Valley({ scene = "low" }: { scene?: "tall" | "low" }) {
  return <div aria-hidden="true" className={scene === "low" ? "valley low" : "valley"} />;
}
