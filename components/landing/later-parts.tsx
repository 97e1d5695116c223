"use client";

import { lazy, Suspense, useEffect, useState } from "react";

/** Puts the live example in place of its picture once its script and its words have come, after the page's own. */
export function LiveHero({ picture }: { picture: React.ReactNode }) {
  const [Demo, setDemo] = useState<React.ComponentType | null>(null);
  useEffect(() => {
    // Not come, the picture stays.
    import("./hero-demo").then(({ HeroDemo }) => setDemo(() => HeroDemo)).catch(() => {});
  }, []);
  return Demo ? <Demo /> : picture;
}

const SignupForm = lazy(() =>
  import("@/components/newsletter/signup-form").then((module) => ({ default: module.SignupForm })),
);

/** Drawn with the page, far down on it: its script comes after the page's own, and changes nothing one sees. */
export function LazySignupForm() {
  return (
    <Suspense>
      <SignupForm />
    </Suspense>
  );
}
