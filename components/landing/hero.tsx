import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { DIMENSION, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { money } from "@/lib/config/money";
import { PRICE, TRIAL_DAYS } from "@/lib/config/policy";
import { OPENING_SCRIPT } from "@/lib/http/theme-script";

export function Hero() {
  return (
    <section className="pt-8 lg:grid lg:grid-cols-2 lg:gap-14 lg:items-start lg:min-h-184 lg:pt-16">
      <div>
        <h1 className="display text-hero/none tracking-[-0.022em]">
          <span className="block">Track.</span> <span className="block">Reflect.</span>{" "}
          <span className="block">Thrive.</span>
        </h1>
        <p className="lead text-[1.1875rem]/7 max-w-108 mt-5 lg:max-w-100">
          Two minutes to notice how you really are. A few honest, kind words in return, written for this
          moment.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink href="/auth?tab=create-account">Start Free Trial</ButtonLink>
          <a href="#features" className={buttonClass({ variant: "ghost", className: "text-ink" })}>
            How It Works
          </a>
        </p>
        <p className="text-sm max-w-60 mt-4 lg:max-w-none">
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
    <div className="mt-10 lg:mt-0" aria-hidden="true">
      <div className="card lift grid gap-3.5 mr-7 pb-10 lg:mr-20">
        {RATED.map(([key, level]) => (
          <div key={key} className="grid grid-cols-[1fr_auto] gap-y-2 gap-x-3 text-[0.9375rem]">
            <span>{DIMENSION[key].label}</span>
            <b className="text-primary-ink">{wordFor(key, level)}</b>
            <i
              className="col-span-full relative h-1.5 rounded-[1rem] [background:linear-gradient(var(--primary),var(--primary))_0_0_/_var(--v)_100%_no-repeat,var(--track)] after:absolute after:-top-1.5 after:left-[calc(var(--v)_-_0.5625rem)] after:size-4.5 after:border-[3px] after:border-surface after:rounded-full after:bg-primary after:[box-shadow:0_0_0_1.5px_var(--primary)]"
              style={{ "--v": `${(level - 1) * 25}%` } as React.CSSProperties}
            />
          </div>
        ))}
      </div>
      <div className="quote -mt-6 inset-ring inset-ring-honey-line shadow-lift lg:ml-12 lg:p-6">
        <i className="sun" />
        <i className="hz" />
        <p className="said text-[1.375rem]/7.75">
          Little sleep and a lot on your plate, yet hope is still at the table with you. Pick one thing that
          matters before noon, and let the rest wait its turn.
        </p>
        <p className="by mt-4">Personalized for you</p>
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
        <svg className="w-[min(11rem,40vw)] overflow-visible" viewBox="0 0 176 112" aria-hidden="true">
          <clipPath id="opening-sky">
            <path d="M0 0h176v100H0Z" />
          </clipPath>
          <g clipPath="url(#opening-sky)">
            <circle className="sun" cx="88" cy="100" r="44" />
          </g>
          <path className="fill-none stroke-honey stroke-3 [stroke-linecap:round]" d="M6 102h164" />
        </svg>
      </div>
    </div>
  );
}
