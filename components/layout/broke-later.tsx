"use client";

import { lazy, Suspense } from "react";
import { HelpNow } from "@/components/crisis/help-now";

type SomethingBrokeProps = React.ComponentProps<typeof import("./something-broke").SomethingBroke>;

// Where its script cannot be had either, what stands meanwhile is what stays.
const SomethingBroke = lazy(() =>
  import("./something-broke")
    .then((module) => ({ default: module.SomethingBroke }))
    .catch(() => ({ default: Plainly })),
);

/** Every page carries what it would show if it broke: this is but the name of it, with the way to help. */
export function BrokeLater(props: SomethingBrokeProps) {
  return (
    <Suspense fallback={<Plainly {...props} />}>
      <SomethingBroke {...props} />
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
