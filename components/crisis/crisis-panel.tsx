"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { CrisisContactLink, CrisisLines, useCrisisLines, useKnownLines } from "./crisis-lines";

/**
 * Stands above the words when the ratings tell of acute distress. It asks for nothing and tells nobody.
 *
 * @param atOnce brings it into view, from its first line on; a new `key` does so again
 */
export function CrisisPanel({ atOnce = false }: { atOnce?: boolean }) {
  const place = useRef<HTMLElement>(null);
  const [known, setKnown] = useKnownLines();
  const [theirs] = useCrisisLines();
  useEffect(() => {
    if (atOnce) place.current?.scrollIntoView({ behavior: "instant", block: "start" });
  }, [atOnce]);
  return (
    <Card ref={place} className="crisis-panel" aria-label="People to talk to">
      {known ? (
        <CrisisContactLink contact={theirs.contacts[0]} />
      ) : (
        <>
          <CardTitle>It sounds very heavy right now</CardTitle>
          <p>
            You don’t have to carry this by yourself. If you might harm yourself, please talk to someone now:
          </p>
          <CrisisLines />
        </>
      )}
      <Button variant="ghost" size="small" aria-expanded={!known} onClick={() => setKnown(!known)}>
        {known ? "Show all numbers" : "I know these numbers"}
      </Button>
    </Card>
  );
}
