"use client";

import "./globals.css";
import { useEffect } from "react";
import { fontClasses } from "@/app/fonts";
import { SomethingBroke } from "@/components/layout/something-broke";
import { followTheme } from "@/components/layout/use-theme";
import { pageTitle } from "@/lib/config/brand";

/** Stands in for the root layout when that itself fails, so it brings its own document. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(followTheme, []);
  return (
    <html lang="en" className={fontClasses}>
      <head>
        <title>{pageTitle("Something broke")}</title>
      </head>
      <body>
        <SomethingBroke onRetry={reset} reference={error.digest} />
      </body>
    </html>
  );
}
