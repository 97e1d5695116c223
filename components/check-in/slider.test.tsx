// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { sliderText } from "@/components/ui/slider-scale";
import { Slider } from "./slider";

const WORDS = ["Very poor", "Poor", "Fair", "Good", "Restful"];

function Sleep() {
  const [value, setValue] = useState(2);
  return <Slider label="Sleep" words={WORDS} value={value} onChange={setValue} />;
}

afterEach(cleanup);

test("a slider speaks its value as place and word", () => {
  render(<Sleep />);
  const slider = screen.getByRole("slider", { name: "Sleep" });
  expect(slider.getAttribute("aria-valuetext")).toBe("2 of 5, poor");
});

test("moving the slider changes what is said and what is seen", () => {
  render(<Sleep />);
  const slider = screen.getByRole("slider", { name: "Sleep" });
  fireEvent.change(slider, { target: { value: "5" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("5 of 5, restful");
  expect(screen.getByText("Restful")).toBeTruthy();
});

test("a slider stops at the first and the last word", () => {
  render(<Sleep />);
  const slider = screen.getByRole("slider", { name: "Sleep" });
  expect([slider.getAttribute("min"), slider.getAttribute("max"), slider.getAttribute("step")]).toEqual([
    "1",
    "5",
    "1",
  ]);
});

test("a touch that turns into scrolling leaves the value as it was", () => {
  render(<Sleep />);
  const slider = screen.getByRole("slider", { name: "Sleep" });
  fireEvent.pointerDown(slider);
  fireEvent.change(slider, { target: { value: "5" } });
  fireEvent.pointerCancel(slider);
  expect(slider.getAttribute("aria-valuetext")).toBe("2 of 5, poor");
});

test("a value without a word still says its place", () => {
  expect(sliderText(6, WORDS)).toBe("6 of 5");
});

function Untouched() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Slider
      label="Sleep"
      words={WORDS}
      value={3}
      isUntouched={!isMoved}
      onChange={(_, moved) => setMoved(moved)}
    />
  );
}

test("a slider that nobody moved says so, until it is touched where it stands", () => {
  render(<Untouched />);
  const slider = screen.getByRole("slider", { name: "Sleep" });
  expect(slider.getAttribute("aria-valuetext")).toBe("3 of 5, fair, not moved");
  fireEvent.pointerDown(slider);
  fireEvent.pointerCancel(slider);
  expect(slider.getAttribute("aria-valuetext")).toBe("3 of 5, fair, not moved");
  fireEvent.pointerDown(slider);
  fireEvent.pointerUp(slider);
  expect(slider.getAttribute("aria-valuetext")).toBe("3 of 5, fair");
});
