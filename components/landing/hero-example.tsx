import { DIMENSION, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";

const RATED: readonly [DimensionKey, number][] = [
  ["sleepQuality", 2],
  ["hopeForFuture", 4],
  ["currentChallengeLevel", 4],
];

/** Three ratings and the words that answer them: a picture of the product, for the eye alone. */
export function HeroExample() {
  return (
    <div className="hero-example" aria-hidden="true">
      <div className="card lift ratings">
        {RATED.map(([key, level]) => (
          <div key={key}>
            <span>{DIMENSION[key].label}</span>
            <b>{wordFor(key, level)}</b>
            <i style={{ "--v": `${(level - 1) * 25}%` } as React.CSSProperties} />
          </div>
        ))}
      </div>
      <div className="quote">
        <i className="sun" />
        <i className="hz" />
        <p className="said">
          Little sleep and a lot on your plate, yet hope is still at the table with you. Pick one thing that
          matters before noon, and let the rest wait its turn.
        </p>
        <p className="by">Personalized for you</p>
      </div>
    </div>
  );
}
