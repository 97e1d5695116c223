"use client";

import { useLater } from "@/components/layout/use-later";

const loadDialog = () =>
  import("@/components/dashboard/welcome-dialog").then((module) => module.WelcomeDialog);

/** The greeting of the first visit, which every later one does without. */
export function Welcome() {
  const WelcomeDialog = useLater(loadDialog);
  return WelcomeDialog && <WelcomeDialog />;
}
