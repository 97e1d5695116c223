"use client";

import { type ComponentType, lazy, Suspense } from "react";
import { HelpNow } from "@/components/crisis/crisis-lines";

type SomethingBrokeProps = React.ComponentProps<typeof import("./something-broke").SomethingBroke>;

/** Where the screen's script cannot be had either, what stands meanwhile is what stays. */
export const orPlainly = (load: () => Promise<ComponentType<SomethingBrokeProps>>) =>
  lazy(() =>
    load()
      .catch(() => Plainly)
      .then((screen) => ({ default: screen })),
  );

const SomethingBroke = orPlainly(() => import("./something-broke").then((module) => module.SomethingBroke));

interface BrokeLaterProps extends SomethingBrokeProps {
  screen?: ComponentType<SomethingBrokeProps>;
}

/** Every page carries what it would show if it broke: this is but the name of it, with the way to help. */
export function BrokeLater({ screen: Screen = SomethingBroke, ...props }: BrokeLaterProps) {
  return (
    <Suspense fallback={<Plainly {...props} />}>
      <Screen {...props} />
    </Suspense>
  );
}

function Plainly({ onRetry }: SomethingBrokeProps) {
  return (
    <div className="plain">
      <header className="top">
        <div className="top-end">
          <HelpNow />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page">
        <h1 className="title">Something broke</h1>
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          Try again
        </button>
      </main>
    </div>
  );
}

const PageNotFound = lazy(() =>
  import("./page-not-found").then((module) => ({ default: module.PageNotFound })),
);

/** Every page carries what it would show if it found nothing: this is but the name of it. */
export function LazyPageNotFound() {
  return (
    <Suspense>
      <PageNotFound />
    </Suspense>
  );
}
