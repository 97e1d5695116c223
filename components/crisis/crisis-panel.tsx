"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { CrisisContactLink, CrisisLines, useCrisisLines, useKnownLines } from "./crisis-lines";

/**
 * Stands above the words when the ratings tell of acute distress. It asks for nothing and tells nobody.
 *
 * @param atOnce brings it into view, from its first line on; a new `key` does so again
 */
export function CrisisPanel({ atOnce = false, className }: { atOnce?: boolean; className?: string }) {
  const place = useRef<HTMLElement>(null);
  const [known, setKnown] = useKnownLines();
  const [theirs] = useCrisisLines();
  useEffect(() => {
    if (atOnce) place.current?.scrollIntoView({ behavior: "instant", block: "start" });
  }, [atOnce]);
  return (
    <Card
      ref={place}
      className={clsx("flow-root scroll-my-4 [box-shadow:inset_0_0_0_1.5px_var(--line-strong)]", className)}
      aria-label="People to talk to"
    >
      {known ? (
        <CrisisContactLink contact={theirs.contacts[0]} />
      ) : (
        <>
          <CardTitle>It sounds very heavy right now</CardTitle>
          <p className="mt-2">
            You don’t have to carry this by yourself. If you might harm yourself, please talk to someone now:
          </p>
          <CrisisLines />
        </>
      )}
      <Button
        className="mt-2 -mb-2 -ml-4"
        variant="ghost"
        size="small"
        aria-expanded={!known}
        onClick={() => setKnown(!known)}
      >
        {known ? "Show all numbers" : "I know these numbers"}
      </Button>
    </Card>
  );
}
