// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrokeLater, orPlainly } from "./fallbacks-later";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

test("the screen comes with its own script, and another try", async () => {
  const onRetry = vi.fn();
  render(<BrokeLater onRetry={onRetry} reference="a1b2" />);
  expect(await screen.findByText("Reference: a1b2")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("where the screen's script cannot be had, there is still help, and another try", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const onRetry = vi.fn();
  // Until what is asked for has failed.
  await act(async () => render(<BrokeLater onRetry={onRetry} screen={orPlainly(load)} />));
  expect(load).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Need help now?" }));
  expect(screen.getByRole("dialog").textContent).toContain("Samaritans 116 123");
});
