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

test("the focus goes back to what opened it; where that is gone, to the card around it; where nothing had it, to the page", () => {
  const screenWith = (open: boolean, hasTrigger: boolean) => (
    <main id="main" tabIndex={-1}>
      <section tabIndex={-1} aria-label="Plan">
        {hasTrigger && (
          <Dialog open={open} title="Cancel?" trigger={<button type="button">Cancel</button>}>
            <button type="button">Yes</button>
          </Dialog>
        )}
      </section>
    </main>
  );
  const { rerender } = render(screenWith(false, true));
  const settle = () => act(() => vi.advanceTimersByTime(100));
  screen.getByRole("button", { name: "Cancel" }).focus();
  rerender(screenWith(true, true));
  rerender(screenWith(false, true));
  settle();
  expect(document.activeElement?.textContent).toBe("Cancel");
  rerender(screenWith(true, true));
  rerender(screenWith(true, false));
  settle();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Plan");
  cleanup();

  const greeted = (open: boolean) => (
    <main id="main" tabIndex={-1}>
      <Dialog open={open} title="Welcome" />
    </main>
  );
  const welcome = render(greeted(true));
  welcome.rerender(greeted(false));
  settle();
  expect(document.activeElement?.id).toBe("main");
});
