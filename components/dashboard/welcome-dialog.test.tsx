// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { WelcomeDialog } from "@/components/dashboard/welcome-dialog";

afterEach(cleanup);

test("the welcome takes its parameter out of the address and leaves the others", async () => {
  window.history.pushState(null, "", "/?welcome=true&from=mail");
  const entries = window.history.length;
  render(<WelcomeDialog hadTrial />);
  await waitFor(() => expect(window.location.search).toBe("?from=mail"));
  expect(window.history.length).toBe(entries);
});

test("the welcome says what began and what to do, and names the product", () => {
  render(<WelcomeDialog hadTrial />);
  const dialog = screen.getByRole("dialog", { name: /Hearten/ });
  expect(dialog.textContent).toContain("Your subscription is active with a 3-day free trial.");
  expect(dialog.textContent).toContain("welcome email");
  expect(dialog.textContent).toContain("adjust the sliders");
});

test("whoever starts paid, as a trial was had before, is not told of one", () => {
  render(<WelcomeDialog hadTrial={false} />);
  expect(screen.getByRole("dialog").textContent).not.toMatch(/trial/);
});

test.each(["Start My Wellness Journey", "Close"])("'%s' closes the welcome", async (name) => {
  render(<WelcomeDialog hadTrial />);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
