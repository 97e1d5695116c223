/** What a screen reader says for a step: "2 of 5, poor". */
export function sliderText(value: number, words: readonly string[]): string {
  const word = words[value - 1];
  const place = `${value} of ${words.length}`;
  return word === undefined ? place : `${place}, ${word.toLowerCase()}`;
}

/** Where the filled part ends: under the thumb's middle, whose way is shorter than the track by its width. */
export function filledTo(value: number, steps: number): string {
  const part = (value - 1) / (steps - 1);
  return `calc(${part * 100}% + ${(0.5 - part) * 1.625}rem)`;
}
