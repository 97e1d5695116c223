// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { carryToast, dismissToast, showCarriedToast, toast, useToast } from "./toast";

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

const newest = () => renderHook(() => useToast()).result.current.toasts[0];

test("a carried toast shows at once, again after the next load, and then no more", () => {
  carryToast({ title: "Login successful", description: "Welcome back!" });
  const first = newest();
  expect(first?.title).toBe("Login successful");

  dismissToast(first?.id ?? 0);
  showCarriedToast();
  const second = newest();
  expect(second).toMatchObject({ title: "Login successful", description: "Welcome back!", open: true });

  showCarriedToast();
  expect(newest()?.id).toBe(second?.id);
});

test("something else under our name shows nothing", () => {
  const before = newest()?.id;
  sessionStorage.setItem("toast", '{"title":7}');
  showCarriedToast();
  expect(newest()?.id).toBe(before);
});
