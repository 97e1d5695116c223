import { HelpNow } from "@/components/crisis/help-now";
import { Brand } from "@/components/layout/top-bar";
import { Valley } from "@/components/layout/valley";

/** The valley at the left, at the top on phones, with what the place is about. */
export function AuthScene() {
  return (
    <header className="[&_.valley]:h-63 lg:relative lg:overflow-hidden lg:[&_.valley:not(.low)]:inset-0 lg:[&_.valley:not(.low)]:h-auto lg:[&_.valley:not(.low)]:[background-size:cover] lg:[&_.valley:not(.low)]:[background-position-x:calc(46vw_-_335.7vh)]">
      <Valley scene="tall" />
      <div className="relative flex items-center justify-between pr-4 pl-5 pt-4 lg:px-10 lg:pt-8 lg:[&_.brand]:text-[1.625rem]">
        <Brand />
        <HelpNow />
      </div>
      <p className="display text-[1.75rem]/8.5 relative mx-5 mt-2 mb-18 lg:text-[3.5rem]/15 lg:mx-10 lg:mt-14 lg:mb-0">
        A light left on,
        <br />
        whatever the hour.
      </p>
    </header>
  );
}
