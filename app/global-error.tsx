"use client";

import "./globals.css";
import { useEffect } from "react";
import { BrokeLater } from "@/components/layout/fallbacks-later";
import { pageTitle } from "@/lib/config/brand";

/** Stands in for the root layout when that itself fails, so it brings its own document. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => {
    // Loaded when it is wanted: every page carries this one.
    void import("@/components/layout/use-theme").then(({ followTheme }) => followTheme()).catch(() => {});
  }, []);
  return (
    <html lang="en">
      <head>
        <title>{pageTitle("Something broke")}</title>
      </head>
      <body>
        <BrokeLater onRetry={reset} reference={error.digest} />
      </body>
    </html>
  );
}
