import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { PRICE, TRIAL_DAYS } from "@/lib/config/brand";
import { HeroExample } from "./hero-example";

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
          {TRIAL_DAYS} days free, then {PRICE.label} per month. Cancel any time.
        </p>
      </div>
      <HeroExample />
    </section>
  );
}
