// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "./toast";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The toasts that can be seen; the list is named by its hotkey. */
function shown() {
  const list = screen.getByRole("region", { name: "Notifications (F8)" }).querySelector("ol");
  return Array.from(list?.querySelectorAll("b") ?? [], (title) => title.textContent);
}

test("the newest toast takes the place of the one before", () => {
  render(<Toaster />);
  act(() => {
    toast({ title: "Added to favorites" });
  });
  act(() => {
    toast({ title: "Removed from favorites" });
  });
  expect(shown()).toEqual(["Removed from favorites"]);
});

test("a toast leaves after five seconds", () => {
  render(<Toaster />);
  act(() => {
    toast({ title: "Quote Copied" });
  });
  act(() => vi.advanceTimersByTime(4900));
  expect(shown()).toEqual(["Quote Copied"]);
  act(() => vi.advanceTimersByTime(200));
  expect(shown()).toEqual([]);
});

test("a toast with a duration of its own keeps to it", () => {
  render(<Toaster />);
  act(() => {
    toast({ title: "Soon gone", duration: 1000 });
  });
  act(() => vi.advanceTimersByTime(1100));
  expect(shown()).toEqual([]);
});
