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
let emailVerified: boolean;
const bodies: unknown[] = [];

beforeEach(() => {
  stored = { marketingEmails: false, productUpdates: true, securityNotifications: true, newsletter: true };
  emailVerified = true;
  bodies.length = 0;
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      const { userId, ...bits } = JSON.parse(String(init.body));
      bodies.push({ userId, ...bits });
      stored = Object.fromEntries(Object.entries(bits).map(([key, bit]) => [key, bit === 1])) as Preferences;
    }
    const consentStatus = { emailVerified, consentGivenAt: null };
    return Response.json({ preferences: stored, consentStatus });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(member: typeof MEMBER | null = MEMBER) {
  const push = vi.fn();
  renderWithQueries(
    <AppRouterContext value={{ push } as never}>
      <PreferencesScreen member={member} />
      <Toaster />
    </AppRouterContext>,
  );
  await screen.findByRole("switch", { name: "Newsletter" });
  return push;
}

const toggle = (name: string) => screen.getByRole("switch", { name });
const notice = () => document.querySelector(".toast")?.textContent;
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

test("a visitor sees the defaults, and is led to sign in when they save", async () => {
  const push = await open(null);
  const names = ["Security & Account Notifications", "Product Updates", "Newsletter", "Marketing Emails"];
  expect(names.map(isOn)).toEqual([true, true, false, false]);
  expect(screen.getByRole("link", { name: "privacy@hearten.example" }).getAttribute("href")).toBe(
    "mailto:privacy@hearten.example",
  );
  expect(screen.queryByRole("button", { name: "Export Your Data" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Log In to Save Preferences" }));
  expect(notice()).toBe("Authentication RequiredPlease log in to save your preferences.");
  expect(push.mock.calls).toEqual([["/auth"]]);
});

test("an address that nobody has proved is told", async () => {
  const words = "Your email address is not verified. Please check your inbox for a verification email.";
  await open();
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  emailVerified = false;
  await open();
  expect(screen.getByText(words)).toBeTruthy();
});

test("while choices are on their way the button says so, and what somebody else's page answers is told as a failure", async () => {
  await open();
  let answer: (page: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  await userEvent.click(screen.getByRole("button", { name: "Save Preferences" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Saving..." }).disabled).toBe(true);
  // The sign-in page of somebody's WiFi.
  answer(new Response("<p>Welcome to our WiFi.</p>", { headers: { "Content-Type": "text/html" } }));
  expect(await screen.findByRole("button", { name: "Save Preferences" })).toBeTruthy();
  await vi.waitFor(() => expect(notice()).toBe("ErrorFailed to save email preferences. Please try again."));
});
