"use client";

import { useEffect, useState } from "react";
import { Slider } from "@/components/check-in/slider";
import { CrisisContactLink, HelpNow, useCrisisLines } from "@/components/crisis/crisis-lines";
import { DIMENSION } from "@/lib/check-ins/dimensions";
import { ALL_NUMBERS, HeroFrame } from "./hero-picture";
import { HERO_KEYS, HERO_START, type HeroLevels, heroWords, needsHelp } from "./hero-words";

/** Some of the check-in's sliders, and beneath them the library's words for what they say. */
export function HeroDemo() {
  const [levels, setLevels] = useState<HeroLevels>(HERO_START);
  usePicturesAhead();
  const isMoved = levels !== HERO_START;
  return (
    <HeroFrame
      sliders={HERO_KEYS.map((key) => (
        <Slider
          key={key}
          label={DIMENSION[key].label}
          words={DIMENSION[key].words}
          value={levels[key]}
          onChange={(level) => setLevels((before) => ({ ...before, [key]: level }))}
        />
      ))}
      words={
        <>
          <Words levels={levels} isMoved={isMoved} />
          <Spoken words={isMoved ? heroWords(levels) : ""} />
        </>
      }
    />
  );
}

function Words({ levels, isMoved }: { levels: HeroLevels; isMoved: boolean }) {
  const words = heroWords(levels);
  const [{ contacts }] = useCrisisLines();
  return (
    <div key={words} className={isMoved ? "fresh" : undefined}>
      {needsHelp(levels) && (
        <p className="help">
          <CrisisContactLink contact={contacts[0]} />
          <HelpNow className="link">{ALL_NUMBERS}</HelpNow>
        </p>
      )}
      <p className="said">{words}</p>
    </div>
  );
}

/** A key held down passes many words: only those it stops at are read out. */
const QUIET_MS = 600;

function Spoken({ words }: { words: string }) {
  const [spoken, speak] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => speak(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="sr-only" role="status">
      {spoken}
    </p>
  );
}

/**
 * The product's pictures wait for the page's own work, but not for the scroll: nobody comes to an empty frame. Those of
 * the other theme stand unseen, and are left.
 */
function usePicturesAhead(): void {
  useEffect(() => {
    // Safari can't tell when it is idle.
    if ("requestIdleCallback" in window) requestIdleCallback(fetchPictures);
    else setTimeout(fetchPictures, SAFARI_MS);
  }, []);
}

const SAFARI_MS = 500;

function fetchPictures() {
  for (const image of document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")) {
    if (image.getClientRects().length === 0) continue;
    image.loading = "eager";
    // Else it is drawn a moment after it is looked at. Not come, it says so in its own words.
    image.decode().catch(() => {});
  }
}
