"use client";

import { lazy, Suspense } from "react";

const SignupForm = lazy(() => import("./signup-form").then((module) => ({ default: module.SignupForm })));

/** Drawn with the page, far down on it: its script comes after the page's own, and changes nothing one sees. */
export function LazySignupForm() {
  return (
    <Suspense>
      <SignupForm />
    </Suspense>
  );
}
