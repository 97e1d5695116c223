// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MoodConsentGate } from "./check-in-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("nothing is rated before consent, and after it the focus is on the first slider", async () => {
  const calls = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal("fetch", calls);
  render(
    <MoodConsentGate asks usesAi={false}>
      <input type="range" aria-label="Stress" />
      <input type="range" aria-label="Hope" />
    </MoodConsentGate>,
  );
  const agree = await screen.findByRole("button", { name: "I agree" });
  expect(screen.queryByRole("slider")).toBeNull();
  await userEvent.click(agree);
  const first = await screen.findByRole("slider", { name: "Stress" });
  expect(document.activeElement).toBe(first);
  expect(calls.mock.calls.map(([path, { method, body }]) => [path, method, body])).toEqual([
    ["/api/user/consents", "POST", '{"moodData":true}'],
  ]);
});
