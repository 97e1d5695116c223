"use client";

import { useLater } from "@/components/ui/use-later";

const loadDialog = () => import("./welcome-dialog").then((module) => module.WelcomeDialog);

/** The greeting of the first visit, which every later one does without. */
export function Welcome({ hadTrial }: { hadTrial: boolean }) {
  const WelcomeDialog = useLater(loadDialog);
  return WelcomeDialog && <WelcomeDialog hadTrial={hadTrial} />;
}
