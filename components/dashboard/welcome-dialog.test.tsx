// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { WelcomeDialog } from "@/components/dashboard/welcome-dialog";

const push = vi.fn();

afterEach(() => {
  cleanup();
  push.mockReset();
});

function show(hadTrial = true) {
  const router = {
    push,
    replace: vi.fn(),
    refresh: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(),
  };
  return render(
    <AppRouterContext value={router as never}>
      <WelcomeDialog hadTrial={hadTrial} />
    </AppRouterContext>,
  );
}

test("the welcome takes its parameter out of the address and leaves the others", async () => {
  window.history.pushState(null, "", "/?welcome=true&from=mail");
  const entries = window.history.length;
  show();
  await waitFor(() => expect(window.location.search).toBe("?from=mail"));
  expect(window.history.length).toBe(entries);
});

test("the welcome says what began and what to do, and names the product", () => {
  show();
  const dialog = screen.getByRole("dialog", { name: /Hearten/ });
  expect(dialog.textContent).toContain("Your subscription is active with a 3-day free trial.");
  expect(dialog.textContent).toContain("welcome email");
  expect(dialog.textContent).toContain("adjust the sliders");
});

test("whoever starts paid, as a trial was had before, is not told of one", () => {
  show(false);
  expect(screen.getByRole("dialog").textContent).not.toMatch(/trial/);
});

test.each([
  ["Start My Wellness Journey", [["/sliders"]]],
  ["Close", []],
])("'%s' closes the welcome", async (name, leadsTo) => {
  show();
  await userEvent.click(screen.getByRole("button", { name }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(push.mock.calls).toEqual(leadsTo);
});
