"use client";

import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** The value once it has stopped changing, so that a search is not asked for at every letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
