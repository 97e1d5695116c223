// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
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

/** What newer browsers do: the focus is gone as soon as the control is disabled. */
function TakesFocusAtOnce({ pending }: { pending: boolean }) {
  useLayoutEffect(() => {
    if (pending) screen.getByRole("button").blur();
  }, [pending]);
  return null;
}

test("the focus comes back in a browser that takes it at once as well, and only to who had it", () => {
  const look = (pending: boolean) => (
    <>
      <TakesFocusAtOnce pending={pending} />
      <Button pending={pending}>Save</Button>
    </>
  );
  const { rerender } = render(look(false));
  const work = () => {
    rerender(look(true));
    rerender(look(false));
  };
  screen.getByRole("button").focus();
  work();
  expect(document.activeElement).toBe(screen.getByRole("button"));
  screen.getByRole("button").blur();
  work();
  expect(document.activeElement).toBe(document.body);
});

test("a focus that went elsewhere meanwhile stays there", () => {
  const finish = pressedAndPending();
  screen.getByLabelText("Elsewhere").focus();
  finish();
  expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
});
