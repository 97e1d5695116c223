import { filledTo, sliderText } from "@/components/ui/slider-scale";
import { DIMENSION, DIMENSIONS, type DimensionKey } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";
import { HERO_KEYS, HERO_START, heroWords, LONGEST_WITH_HELP, LONGEST_WORDS } from "./hero-words";

interface HeroFrameProps {
  sliders: React.ReactNode;
  words: React.ReactNode;
}

const LEGEND = `Try ${spelled(HERO_KEYS.length)} of the ${spelled(DIMENSIONS.length)} sliders`;
const PROMISE = `From ${BRAND.name}’s own library. Nothing you set here is sent or kept.`;

/** Beside words that lead to help. */
export const ALL_NUMBERS = "All numbers";
/** As wide as any that may be named there. */
const CONTACT = "Samaritans 116 123 ☎";

/** A few sliders, and the words beneath them, which keep the room of the longest, unseen behind them. */
export function HeroFrame({ sliders, words }: HeroFrameProps) {
  return (
    <div className="hero-demo">
      <fieldset className="card lift" aria-describedby="hero-promise">
        <legend className="sr-only">{LEGEND}</legend>
        <p className="eyebrow noscript:hidden" aria-hidden="true">
          Try it: move a slider.
        </p>
        <div className="sliders">{sliders}</div>
      </fieldset>
      <div className="quote">
        <i className="sun" />
        <i className="hz" />
        <div className="room">
          <p className="said unseen">{LONGEST_WORDS}</p>
          <div className="unseen">
            <p className="help">
              <b>{CONTACT}</b> <b>{ALL_NUMBERS}</b>
            </p>
            <p className="said">{LONGEST_WITH_HELP}</p>
          </div>
          {words}
        </div>
        <p className="by">
          Personalized for you
          <span id="hero-promise">{PROMISE}</span>
        </p>
      </div>
    </div>
  );
}

/**
 * The example as it stands before its script has come, and without one. It is the live one to the eye, so that nothing
 * moves when that takes its place.
 */
export function HeroPicture() {
  return (
    <HeroFrame
      sliders={HERO_KEYS.map((key) => <StillSlider key={key} dimension={key} level={HERO_START[key]} />)}
      words={
        <div>
          <p className="said">{heroWords(HERO_START)}</p>
        </div>
      }
    />
  );
}

/** A slider that nothing would answer. */
function StillSlider({ dimension, level }: { dimension: DimensionKey; level: number }) {
  const { label, words } = DIMENSION[dimension];
  return (
    <div className="slider">
      <div className="lab">
        <label htmlFor={dimension}>{label}</label>
        <span className="said-value" aria-hidden="true">
          {words[level - 1]} <small className="whitespace-nowrap">{`${level} of ${words.length}`}</small>
        </span>
      </div>
      <input
        id={dimension}
        type="range"
        disabled
        min={1}
        max={words.length}
        defaultValue={level}
        aria-valuetext={sliderText(level, words)}
        style={{ "--p": filledTo(level, words.length) } as React.CSSProperties}
      />
    </div>
  );
}
