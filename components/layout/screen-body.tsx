"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";
import { FavoritesLink, headOf, ScreenHead } from "@/components/layout/screen-head";
import { useNextScreen } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";

/** A screen, or the shell of the one that is on its way, until that is here. */
export function ScreenBody({ children }: { children: React.ReactNode }) {
  const path = usePathname();
  const next = useNextScreen();
  return next === null || next === path ? children : <ScreenToCome path={next} />;
}

function ScreenToCome({ path }: { path: string }) {
  const { title, subtitle, loading, toFavorites } = headOf(path) ?? {};
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which is no clean-up.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div role="status">
      <ScreenHead
        title={title ?? <Skeleton className="h-9 w-64 max-w-full" />}
        subtitle={subtitle}
        below={toFavorites && <FavoritesLink />}
      />
      {loading ? (
        <p className="mb-4 text-ink-soft">{loading}</p>
      ) : (
        <VisuallyHidden>One moment...</VisuallyHidden>
      )}
      <div className="stack to-come" aria-hidden="true">
        {["first", "second"].map((place) => (
          <Card key={place}>
            <Skeleton className="h-7 w-40" />
            <Skeleton className="mt-6 h-32 w-full" />
          </Card>
        ))}
      </div>
    </div>
  );
}
