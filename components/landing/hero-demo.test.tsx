// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeroDemo } from "./hero-demo";
import { HeroPicture } from "./hero-picture";
import { HERO_START, heroWords } from "./hero-words";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => [...document.querySelectorAll(".room > :not(.unseen) .said")].map((it) => it.textContent);

test("before its script has come it is the same picture, but for what only a script can answer", () => {
  const plain = (markup: string) => {
    const place = document.createElement("div");
    place.innerHTML = markup;
    for (const status of place.querySelectorAll("[role=status]")) status.remove();
    for (const input of place.querySelectorAll("input"))
      for (const name of ["id", "disabled", "step"]) input.removeAttribute(name);
    for (const label of place.querySelectorAll("label")) label.removeAttribute("for");
    return place.innerHTML;
  };
  const picture = renderToStaticMarkup(<HeroPicture />);
  expect(plain(picture)).toBe(plain(renderToStaticMarkup(<HeroDemo />)));
  expect(picture.match(/<input[^>]* disabled=""/g)).toHaveLength(3);
});

test("a slider that moves brings its words at once, and reads out only where it stops", () => {
  render(<HeroDemo />);
  expect(shown()).toEqual([heroWords(HERO_START)]);
  const status = screen.getByRole("status");
  const stress = screen.getByRole("slider", { name: "Stress" });
  fireEvent.change(stress, { target: { value: "3" } });
  fireEvent.change(stress, { target: { value: "2" } });
  expect(stress.getAttribute("aria-valuetext")).toBe("2 of 5, mild");
  const words = heroWords({ ...HERO_START, stressLevel: 2 });
  expect(shown()).toEqual([words]);
  expect(status.textContent).toBe("");
  act(() => void vi.advanceTimersByTime(1000));
  expect(status.textContent).toBe(words);
});

test("where it is too heavy for words alone, a number stands above them, and the way to all others", () => {
  render(<HeroDemo />);
  expect(screen.queryByRole("button", { name: "All numbers" })).toBeNull();
  for (const [name, value] of [
    ["Stress", "5"],
    ["Progress", "1"],
    ["Gratitude", "1"],
  ] as const)
    fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });
  const words = document.querySelector(".fresh");
  expect(words?.firstElementChild?.querySelector("a")?.getAttribute("href")).toMatch(/^(tel:|https:)/);
  expect(shown()[0]).toContain("the people on this screen");
  expect(screen.getByRole("button", { name: "All numbers" })).toBeTruthy();
});
