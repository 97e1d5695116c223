"use client";

import { useLater } from "@/components/layout/use-later";
import { refusedHere } from "./refused-here";

const loadRefused = () => import("./refused-check-ins").then((module) => module.RefusedCheckIns);

/** Where a member's screen tells of check-ins that stayed on this device; loads nothing while there are none. */
export function RefusedPlace() {
  const RefusedCheckIns = useLater(loadRefused, refusedHere.useValue().length);
  return RefusedCheckIns && <RefusedCheckIns />;
}
