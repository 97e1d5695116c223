"use client";

import dynamic from "next/dynamic";

/** The greeting of the first visit, which every later one does without. */
export const Welcome = dynamic(
  () => import("@/components/dashboard/welcome-dialog").then((module) => module.WelcomeDialog),
  { ssr: false },
);
