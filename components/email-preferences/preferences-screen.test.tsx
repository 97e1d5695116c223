// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import type { Preferences } from "@/lib/email-preferences/schema";
import { renderWithQueries } from "@/tests/support/with-queries";
import { PreferencesScreen } from "./preferences-screen";

const MEMBER = { id: "ada", email: "ada@hearten.test", timeZone: "UTC" };

/** What the server holds. */
let stored: Preferences;
const bodies: unknown[] = [];

beforeEach(() => {
  stored = { marketingEmails: false, productUpdates: true, securityNotifications: true, newsletter: true };
  bodies.length = 0;
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      const { userId, ...bits } = JSON.parse(String(init.body));
      bodies.push({ userId, ...bits });
      stored = Object.fromEntries(Object.entries(bits).map(([key, bit]) => [key, bit === 1])) as Preferences;
    }
    const consentStatus = { emailVerified: true, consentGivenAt: null };
    return Response.json({ preferences: stored, consentStatus });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  renderWithQueries(
    <AppRouterContext value={{} as never}>
      <PreferencesScreen member={MEMBER} />
      <Toaster />
    </AppRouterContext>,
  );
  await screen.findByRole("switch", { name: "Newsletter" });
}

const toggle = (name: string) => screen.getByRole("switch", { name });
const isOn = (name: string) => toggle(name).getAttribute("aria-checked") === "true";

async function save() {
  await userEvent.click(screen.getByRole("button", { name: "Save Preferences" }));
  await screen.findByText("Your email preferences have been saved successfully.");
}

test("a page that stood open brings nobody back to a newsletter that they left meanwhile", async () => {
  await open();
  expect(isOn("Newsletter")).toBe(true);
  stored = { ...stored, newsletter: false };
  await userEvent.click(toggle("Product Updates"));
  await save();
  expect(bodies).toEqual([
    { userId: "ada", marketingEmails: 0, productUpdates: 0, securityNotifications: 1, newsletter: 0 },
  ]);
  expect([isOn("Newsletter"), isOn("Product Updates")]).toEqual([false, false]);
});

test("what was saved counts as touched no longer: the next save leaves it as it is by then", async () => {
  await open();
  await userEvent.click(toggle("Marketing Emails"));
  await save();
  stored = { ...stored, marketingEmails: false };
  await userEvent.click(toggle("Product Updates"));
  await userEvent.click(screen.getByRole("button", { name: "Save Preferences" }));
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ marketingEmails: 0, productUpdates: 0 });
});

test("what was touched is sent as chosen here, whatever holds by then", async () => {
  await open();
  await userEvent.click(toggle("Newsletter"));
  await save();
  expect(bodies).toEqual([
    { userId: "ada", marketingEmails: 0, productUpdates: 1, securityNotifications: 1, newsletter: 0 },
  ]);
});
