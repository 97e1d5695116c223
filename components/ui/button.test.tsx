// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button";

afterEach(cleanup);

/** What a browser does a moment after a focused control was disabled; jsdom leaves it the focus. */
function takeFocus() {
  screen.getByLabelText("Elsewhere").focus();
  screen.getByLabelText("Elsewhere").blur();
}

function pressedAndPending() {
  const look = (pending: boolean) => (
    <>
      <Button pending={pending}>Save</Button>
      <input aria-label="Elsewhere" />
    </>
  );
  const { rerender } = render(look(false));
  screen.getByRole("button").focus();
  rerender(look(true));
  takeFocus();
  return () => rerender(look(false));
}

test("a button that worked gets the focus back that it lost meanwhile", () => {
  const finish = pressedAndPending();
  expect(document.activeElement).toBe(document.body);
  finish();
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a focus that went elsewhere meanwhile stays there", () => {
  const finish = pressedAndPending();
  screen.getByLabelText("Elsewhere").focus();
  finish();
  expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
});
