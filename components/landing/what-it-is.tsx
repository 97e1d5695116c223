import { BRAND } from "@/lib/config/brand";
import { ProductPicture } from "./product-picture";

export function WhatItIs() {
  return (
    <section className="landing-section">
      <div className="what">
        <h2 className="display landing-title">What is {BRAND.name}?</h2>
        <p>
          {BRAND.name} is a small daily companion. You say how you are, it answers with a few words of
          support, and over time you can see how you've been, on the days that lifted you and the days that
          weighed you down.
        </p>
      </div>
      <div className="product-home">
        <ProductPicture
          name="home"
          alt="The home screen: a month of days with the mood of each, and the latest quotes beside it."
          width={390}
          height={760}
          wide={{ name: "home-wide", width: 1280, height: 800 }}
        />
      </div>
    </section>
  );
}
