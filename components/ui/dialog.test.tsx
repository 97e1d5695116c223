// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "@/components/ui/dialog";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "./toast";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function page(open: boolean) {
  return (
    <>
      <Toaster />
      <Dialog open={open} title="Delete for good?">
        <button type="button">Delete</button>
      </Dialog>
    </>
  );
}

const toasts = () => [...document.querySelectorAll(".toast b")].map((title) => title.textContent);

test("a toast waits until the dialog is closed, and then has its full time", () => {
  const { rerender } = render(page(true));
  act(() => void toast({ title: "User deleted" }));
  act(() => vi.advanceTimersByTime(20_000));
  expect(toasts()).toEqual([]);
  expect(screen.getByRole("alert").textContent).toBe("");
  rerender(page(false));
  expect(toasts()).toEqual(["User deleted"]);
  act(() => vi.advanceTimersByTime(4900));
  expect(toasts()).toEqual(["User deleted"]);
  act(() => vi.advanceTimersByTime(200));
  expect(toasts()).toEqual([]);
});

test("what fails while a dialog stays open is said in it", () => {
  const { rerender } = render(page(false));
  act(() => void toast({ title: "An earlier one", variant: "destructive" }));
  rerender(page(true));
  expect(screen.getByRole("alert").textContent).toBe("");
  act(() => void toast({ title: "Delete failed", description: "Please try again.", variant: "destructive" }));
  expect(screen.getByRole("alert").textContent).toBe("Delete failed: Please try again.");
});
