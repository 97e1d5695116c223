"use client";

import { lazy, Suspense } from "react";

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
