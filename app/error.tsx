"use client";

import { SomethingBroke } from "@/components/layout/something-broke";

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <SomethingBroke onRetry={reset} reference={error.digest} />;
}
