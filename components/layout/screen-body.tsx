"use client";

import { usePathname } from "next/navigation";
import { useNextScreen } from "@/components/layout/next-screen";
import { ScreenHead } from "@/components/layout/screen-head";
import { headOf } from "@/components/layout/screen-heads";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** A screen, or the shell of the one whose tab was pressed, until that is here. */
export function ScreenBody({ children }: { children: React.ReactNode }) {
  const path = usePathname();
  const next = useNextScreen();
  return next === null || next === path ? children : <ScreenToCome path={next} />;
}

function ScreenToCome({ path }: { path: string }) {
  const head = headOf(path);
  return (
    <div role="status">
      <VisuallyHidden>One moment...</VisuallyHidden>
      {head ? <ScreenHead {...head} /> : <ScreenHead title={<Skeleton className="h-9 w-64 max-w-full" />} />}
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
