"use client";

import { BrokeLater } from "@/components/layout/fallbacks-later";

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <BrokeLater onRetry={reset} reference={error.digest} />;
}
