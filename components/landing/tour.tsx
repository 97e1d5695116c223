import { ProductPicture } from "./product-picture";

const PHONE = { width: 390, height: 760 };

const STOPS = [
  {
    name: "check-in",
    alt: "The check-in: sliders for stress, confidence and focus, each with its level in a word.",
    title: "The check-in",
    text: "Each slider puts its level into words. There's no wrong answer.",
  },
  {
    name: "words",
    alt: "After a check-in: a few supportive words, what they leaned on, and who wrote them.",
    title: "Your words",
    text: "Save what helps, share it if you like, and leave the rest.",
  },
  {
    name: "patterns",
    alt: "Analytics: the average mood and the moods of the last entries as words and bars.",
    title: "Your patterns",
    text: "Your own entries, side by side. No scores to beat.",
  },
] as const;

/** The product as it is, in pictures of the demo. */
export function Tour() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which the keyboard must reach.
    <ul className="tour" aria-label="Pictures of the product" tabIndex={0}>
      {STOPS.map(({ name, alt, title, text }) => (
        <li key={name}>
          <div className="phone">
            <ProductPicture name={name} alt={alt} {...PHONE} />
          </div>
          <h3 className="card-title">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
