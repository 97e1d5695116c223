import type { Metadata } from "next";
import { AuthCard, LegalNote } from "@/components/auth/auth-card";
import { HelpNow } from "@/components/crisis/crisis-lines";
import { NobodyHere } from "@/components/device/nobody-here";
import { Brand, DemoMark, SkipLink } from "@/components/layout/top-bar";
import { Valley } from "@/components/layout/valley";
import { VisuallyHidden } from "@/components/ui/spinner";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Sign In" };

export default function AuthPage() {
  return (
    <>
      <SkipLink />
      <NobodyHere />
      <div className="relative min-h-dvh pb-8 lg:grid lg:grid-cols-[1.12fr_1fr] lg:p-0">
        <AuthScene />
        <main
          id="main"
          tabIndex={-1}
          className="relative max-w-120 mx-auto px-4 py-0 lg:grid lg:content-center lg:w-full lg:py-8"
        >
          <h1>
            <VisuallyHidden>Sign in or create an account</VisuallyHidden>
          </h1>
          <AuthCard />
          <LegalNote />
          {isDemo() && (
            <p className="mt-5 text-center">
              <DemoMark />
            </p>
          )}
        </main>
      </div>
    </>
  );
}

/** The valley at the left, at the top on phones, with what the place is about. */
function AuthScene() {
  return (
    <header className="[&_.valley]:[--height:min(15.75rem,80vw)] lg:relative lg:overflow-hidden lg:[&_.valley:not(.low)]:inset-0 lg:[&_.valley:not(.low)]:h-auto lg:[&_.valley:not(.low)]:[background-size:cover] lg:[&_.valley:not(.low)]:[background-position-x:calc(46vw_-_335.7vh)]">
      <Valley scene="tall" />
      <div className="relative flex flex-wrap items-center justify-between pr-4 pl-5 pt-4 lg:px-10 lg:pt-8 lg:[&_.brand]:text-[1.625rem]">
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
