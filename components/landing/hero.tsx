import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { DIMENSION, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { money } from "@/lib/config/money";
import { PRICE, TRIAL_DAYS } from "@/lib/config/policy";
import { OPENING_SCRIPT } from "@/lib/http/theme-script";

export function Hero() {
  return (
    <section className="hero">
      <div>
        <h1 className="display">
          <span>Track.</span> <span>Reflect.</span> <span>Thrive.</span>
        </h1>
        <p className="lead">
          Two minutes to notice how you really are. A few honest, kind words in return, written for this
          moment.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink href="/auth?tab=create-account">Start Free Trial</ButtonLink>
          <a href="#features" className={buttonClass({ variant: "ghost", className: "text-ink" })}>
            How It Works
          </a>
        </p>
        <p className="fine">
          {TRIAL_DAYS} days free, then {money(PRICE)} per month. Cancel any time.
        </p>
      </div>
      <HeroExample />
    </section>
  );
}

const RATED: readonly [DimensionKey, number][] = [
  ["sleepQuality", 2],
  ["hopeForFuture", 4],
  ["currentChallengeLevel", 4],
];

/** Three ratings and the words that answer them: a picture of the product, for the eye alone. */
function HeroExample() {
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

/**
 * The sun comes up over the page for a second and a half. The content below is there already and can be used
 * meanwhile; the script only decides whether the opening is seen.
 */
export function Opening() {
  return (
    <div aria-hidden="true">
      {/* Inside another element, so that a visit from another page, where no script runs, makes none. */}
      <div
        hidden
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash.
        dangerouslySetInnerHTML={{ __html: `<script>${OPENING_SCRIPT}</script>` }}
      />
      <div className="opening">
        <svg viewBox="0 0 176 112" aria-hidden="true">
          <clipPath id="opening-sky">
            <path d="M0 0h176v100H0Z" />
          </clipPath>
          <g clipPath="url(#opening-sky)">
            <circle className="sun" cx="88" cy="100" r="44" />
          </g>
          <path className="horizon" d="M6 102h164" />
        </svg>
      </div>
    </div>
  );
}
