// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { BrokeLater } from "./broke-later";

afterEach(cleanup);

vi.mock("./something-broke", () => {
  throw new TypeError("Failed to fetch");
});

test("where the screen's script cannot be had, there is still help, and another try", async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const onRetry = vi.fn();
  render(<BrokeLater onRetry={onRetry} />);
  // Long enough that what was asked for has failed.
  await new Promise((done) => setTimeout(done));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Need help now?" }));
  expect(screen.getByRole("dialog").textContent).toContain("Samaritans 116 123");
});
