import { BRAND } from "@/lib/brand";

export function WhatItIs() {
  return (
    <section className="what landing-section">
      <h2 className="display landing-title">What is {BRAND.name}?</h2>
      <p>
        {BRAND.name} is a small daily companion. You rate how you are, it answers with a few words of support,
        and over time you can see how you have been, on the days that lifted you and the days that weighed you
        down.
      </p>
    </section>
  );
}
