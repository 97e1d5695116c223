import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { money } from "@/lib/config/money";
import { PRICE, TRIAL_DAYS } from "@/lib/config/policy";
import { OPENING_SCRIPT } from "@/lib/http/theme-script";
import { HeroPicture } from "./hero-picture";
import { LiveHero } from "./later-parts";

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
        <p className="begin">
          <ButtonLink href="/auth?tab=create-account">Start Free Trial</ButtonLink>
          <a href="#features" className={buttonClass({ variant: "ghost" })}>
            How It Works
          </a>
        </p>
        <p className="cost">
          {TRIAL_DAYS} days free, then {money(PRICE)} per month. Cancel any time.
        </p>
      </div>
      <LiveHero picture={<HeroPicture />} />
    </section>
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
        <i />
      </div>
    </div>
  );
}
