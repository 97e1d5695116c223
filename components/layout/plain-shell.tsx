import { ScreenHead } from "@/components/layout/screen-head";
import { Valley } from "@/components/layout/valley";
import { DemoMark, SkipLink, TopBar } from "./top-bar";

interface PlainShellProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
  action?: React.ReactNode;
  /** `narrow` for one card, as the pages that a mail links to; `wide` for two columns. */
  width?: "narrow" | "wide";
  scene?: "tall" | "low";
  demo?: boolean;
  children: React.ReactNode;
}

/** A frame without navigation: token pages, subscription, errors. */
export function PlainShell(props: PlainShellProps) {
  const { title, subtitle, action, width = "narrow", scene = "tall", demo = false, children } = props;
  return (
    <>
      <SkipLink />
      <Valley scene={scene} />
      <div className={width === "wide" ? "plain wide max-[22rem]:[&_.brand_span]:sr-only" : "plain"}>
        <TopBar action={action} />
        <main id="main" tabIndex={-1} className="page">
          <ScreenHead title={title} subtitle={subtitle} />
          {children}
          {demo && (
            <p className="mt-8 text-center">
              <DemoMark />
            </p>
          )}
        </main>
      </div>
    </>
  );
}
