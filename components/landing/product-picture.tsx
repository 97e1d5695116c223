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
