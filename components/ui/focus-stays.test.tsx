// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { focusStays } from "./focus-stays";

afterEach(cleanup);

function Frame({ hasButton }: { hasButton: boolean }) {
  return (
    <>
      <section ref={focusStays} tabIndex={-1} aria-label="frame">
        {hasButton && <button type="button">Undo</button>}
      </section>
      <button type="button">Elsewhere</button>
    </>
  );
}

/** The watch answers in a task of its own. */
const settled = () => act(async () => {});

test("the focus of a button that its press takes away goes to its frame", async () => {
  const { rerender } = render(<Frame hasButton />);
  screen.getByRole("button", { name: "Undo" }).focus();
  rerender(<Frame hasButton={false} />);
  await settled();
  expect(document.activeElement).toBe(screen.getByRole("region"));
});

test("a focus that is elsewhere stays there", async () => {
  const { rerender } = render(<Frame hasButton />);
  screen.getByRole("button", { name: "Undo" }).focus();
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  rerender(<Frame hasButton={false} />);
  await settled();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
});
