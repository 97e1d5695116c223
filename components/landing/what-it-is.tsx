import clsx from "clsx";
import { BRAND } from "@/lib/config/brand";

/** The edge of a picture of the product, like that of a phone. */
export const FRAMED = clsx(
  "overflow-hidden border-[0.5rem] border-surface bg-surface [box-shadow:0_0_0_1px_var(--line),var(--shadow-2)]",
  "[&_img]:block [&_img]:h-auto [&_img]:w-full",
);

const HOME = clsx(
  "mx-auto mt-8 w-[min(100%,20rem)] rounded-[2.25rem] [&_img]:rounded-[1.75rem]",
  "md:mt-10 md:w-full md:rounded-[1.375rem] md:[&_img]:rounded-[0.875rem]",
);

export function WhatItIs() {
  return (
    <section className="landing-section">
      <div className="lg:grid lg:grid-cols-[1fr_1.6fr] lg:gap-10 lg:items-baseline">
        <h2 className="display text-2xl">What is {BRAND.name}?</h2>
        <p className="text-[1.4375rem]/8.25 max-w-176 mt-4 font-display font-normal text-pretty lg:text-[1.625rem]/9.25 lg:m-0">
          {BRAND.name} is a small daily companion. You say how you are, it answers with a few words of
          support, and over time you can see how you've been, on the days that lifted you and the days that
          weighed you down.
        </p>
      </div>
      <div className={clsx(FRAMED, HOME)}>
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
      <img
        src={`/pictures/${name}-${theme}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
