import { BRAND } from "@/lib/config/brand";

export function WhatItIs() {
  return (
    <section className="landing-section">
      <div className="beside">
        <h2 className="display text-2xl">What is {BRAND.name}?</h2>
        <p className="large-text">
          {BRAND.name} is a small daily companion. You say how you are, it answers with a few words of
          support, and over time you can see how you've been, on the days that lifted you and the days that
          weighed you down.
        </p>
      </div>
      <div className="framed home">
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

interface ProductPictureProps {
  /** As `npm run pictures` names its files. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Another picture from 48 rem on. */
  wide?: { name: string; width: number; height: number };
}

/** A picture of the product in the theme that the page has; the browser fetches only what comes into view. */
export function ProductPicture({ name, alt, width, height, wide }: ProductPictureProps) {
  return (["light", "dark"] as const).map((theme) => (
    <picture key={theme} className={theme === "dark" ? "hidden dark:block" : "dark:hidden"}>
      {wide && (
        <source
          media="(min-width: 48rem)"
          srcSet={`/pictures/${wide.name}-${theme}.webp`}
          width={wide.width}
          height={wide.height}
        />
      )}
      <img src={`/pictures/${name}-${theme}.webp`} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  ));
}
