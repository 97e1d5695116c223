"use client";

import { SomethingBroke } from "@/components/layout/something-broke";

/** A page that the server could not make: only a full load asks it anew. */
export function OutOfOrder() {
  return <SomethingBroke onRetry={() => window.location.reload()} />;
}
