"use client";

import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { CrisisContactLink, CrisisLines, useCrisisLines, useKnownLines } from "./crisis-lines";

interface CrisisPanelProps {
  /** It stands over a day that is over. */
  isOver?: boolean;
  /** Brings it into view, from its first line on; a new `key` does so again. */
  atOnce?: boolean;
  className?: string;
}

/** Stands above the words when the ratings tell of acute distress. It asks for nothing and tells nobody. */
export function CrisisPanel({ isOver, atOnce = false, className }: CrisisPanelProps) {
  const place = useRef<HTMLElement>(null);
  const [known, setKnown] = useKnownLines();
  useEffect(() => {
    if (atOnce) place.current?.scrollIntoView({ behavior: "instant", block: "start" });
  }, [atOnce]);
  return (
    <Panel
      ref={place}
      isOver={isOver}
      className={className}
      isFolded={known}
      onFold={setKnown}
      foldLabel="I know these numbers"
    />
  );
}

/** One line above words that lead to these people, where they are read again. Opening it is not remembered. */
export function FoldedCrisisPanel({ isOver, className }: Omit<CrisisPanelProps, "atOnce">) {
  const [isFolded, setFolded] = useState(true);
  return (
    <Panel
      isOver={isOver}
      className={className}
      isFolded={isFolded}
      onFold={setFolded}
      foldLabel="Show only the first"
      // It may stand more than once: landmarks of one name could not be told apart.
      role="group"
    />
  );
}

interface PanelProps extends Omit<CrisisPanelProps, "atOnce"> {
  ref?: React.Ref<HTMLElement>;
  role?: "group";
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** What the button that folds it says. */
  foldLabel: string;
}

function Panel({ ref, role, isOver = false, className, isFolded, onFold, foldLabel }: PanelProps) {
  const [theirs] = useCrisisLines();
  return (
    <Card
      ref={ref}
      className={clsx(
        "scroll-my-4 [box-shadow:inset_0_0_0_1.5px_var(--line-strong)]",
        isFolded ? "flex flex-wrap items-center justify-between gap-x-4 py-2" : "flow-root",
        className,
      )}
      role={role}
      aria-label="People to talk to"
    >
      {isFolded ? (
        <CrisisContactLink contact={theirs.contacts[0]} />
      ) : (
        <>
          <CardTitle>{isOver ? TITLE_OVER : TITLE}</CardTitle>
          <p className="mt-2">
            You don’t have to carry this by yourself. If you might harm yourself, please talk to someone now:
          </p>
          <CrisisLines />
        </>
      )}
      <Button
        className={isFolded ? "-mx-4" : "mt-2 -mb-2 -ml-4"}
        variant="ghost"
        size="small"
        aria-expanded={!isFolded}
        onClick={() => onFold(!isFolded)}
      >
        {isFolded ? "Show all numbers" : foldLabel}
      </Button>
    </Card>
  );
}

const TITLE = "It sounds very heavy right now";
const TITLE_OVER = "That was a very heavy day. If it still is, there are people to talk to.";
