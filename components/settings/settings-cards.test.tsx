// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { GdprStatus } from "@/components/settings/data-privacy";
import type { Consents } from "@/lib/consent/schema";
import { GDPR_CONFIG } from "@/lib/data-rights/schema";
import { queryKeys } from "@/lib/http/query-keys";
import { fullDay } from "@/lib/time/date-words";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ConsentCard } from "./consent-card";
import { SettingsMenu, SettingsScreen } from "./settings-screen";

const USER = {
  id: "member",
  email: "ada@example.com",
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  emailVerified: true,
  isAdmin: false,
  timeZone: "UTC",
  createdAt: "2026-01-01T00:00:00Z",
};

interface Names {
  firstName: string | null;
  lastName: string | null;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param user null while the server has not said who asks */
function settingsOf(user: (Omit<typeof USER, "firstName" | "lastName"> & Names) | null) {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const answers: typeof fetch = async (path) =>
    path === "/api/user" ? new Promise(() => {}) : new Response("", { status: 500 });
  vi.stubGlobal("fetch", answers);
  renderWithQueries(
    <SettingsScreen billing={{ takesPayment: false, trialNotice: null, returned: null }} usesAi={false} />,
    [...(user ? [[queryKeys.user, user] as const] : []), [queryKeys.gdprConfig, GDPR_CONFIG]],
  );
}

test("the admin has the Admin Panel, and nobody else", () => {
  settingsOf({ ...USER, isAdmin: true });
  expect(screen.getByRole("heading", { name: "Admin Panel" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Manage Newsletter" }).getAttribute("href")).toBe(
    "/admin/newsletter",
  );
  expect(screen.getByRole("link", { name: "Manage Users" }).getAttribute("href")).toBe("/admin/users");
  expect(screen.getByRole("button", { name: "Export Subscribers CSV" })).toBeTruthy();
  cleanup();
  settingsOf(USER);
  expect(screen.queryByText("Admin Panel")).toBeNull();
});

test("a member without a name is 'User', with the initial of the address", () => {
  settingsOf(USER);
  expect(screen.getByText("User")).toBeTruthy();
  expect(document.querySelector(".avatar")?.textContent).toBe("A");
});

test("a member stands there with their whole name, its initial, and since when they are one", () => {
  settingsOf({ ...USER, firstName: "Maya", lastName: "Okafor" });
  expect(screen.getByText("Maya Okafor")).toBeTruthy();
  expect(document.querySelector(".avatar")?.textContent).toBe("M");
  expect(screen.getByText("Member since 1 January 2026")).toBeTruthy();
});

test("while the member is on their way settings says that it is loading", () => {
  settingsOf(null);
  expect(screen.getByRole("status").textContent).toBe("Loading...");
  expect(screen.queryByRole("heading")).toBeNull();
});

test("the ways out of settings lead to their pages", () => {
  settingsOf(USER);
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Email preferences")).toBe("/email-preferences");
  expect(addressOf("Terms of Service")).toBe("/terms");
  expect(addressOf("Privacy Policy")).toBe("/privacy");
  expect(addressOf("Sign Out")).toBe("/api/logout");
});

test("the menu leads to every screen and to help", () => {
  renderWithQueries(<SettingsMenu />);
  const menu = within(document.querySelector("ul.menu") as HTMLElement);
  const items = menu.getAllByRole("link", { hidden: true });
  expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Check-in", "/sliders"],
    ["Progress", "/progress"],
    ["Favorites", "/favorites"],
    ["Settings", "/settings"],
    ["Help / FAQ", "/faq"],
  ]);
});

test("the GDPR card says what is on, or that it can't say", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ...GDPR_CONFIG, cookieBannerEnabled: false }));
  renderWithQueries(<GdprStatus />);
  expect(await screen.findAllByText("On")).toHaveLength(2);
  expect(screen.getAllByText("Off")).toHaveLength(1);
  cleanup();
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  renderWithQueries(<GdprStatus />);
  expect(await screen.findByText("Unable to load GDPR status.")).toBeTruthy();
});

test("the consent card says when each consent was given, and what the operator chose", () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  const at = "2026-11-20T12:00:00.000Z";
  const given: Consents["given"] = [
    { purpose: "mood_data", granted: true, at, byOperator: false },
    { purpose: "ai_quotes", granted: false, at: "2026-11-21T12:00:00.000Z", byOperator: false },
    { purpose: "newsletter", granted: true, at, byOperator: true },
  ];
  const consents = { moodData: { granted: true, at }, aiQuotes: { granted: false, at }, given };
  renderWithQueries(<ConsentCard timeZone="UTC" usesAi={false} />, [[queryKeys.consents, consents]]);
  const said = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(said).toEqual([
    `Keeping my ratings and quotesYes, ${fullDay("2026-11-20")}`,
    `AI may write my quotesNo, ${fullDay("2026-11-21")}`,
    `Emails: NewsletterAdded by us, ${fullDay("2026-11-20")}`,
  ]);
});

test("a choice that is taken back stands on the card, and is told to who cannot see it", async () => {
  const at = "2026-11-20T12:00:00.000Z";
  const choice = { moodData: { granted: false, at }, aiQuotes: null, given: [] };
  vi.stubGlobal("fetch", async () => Response.json(choice));
  const before = { ...choice, moodData: { granted: true, at } };
  renderWithQueries(<ConsentCard timeZone="UTC" usesAi={false} />, [[queryKeys.consents, before]]);
  fireEvent.click(screen.getByRole("button", { name: "Take back my consent" }));
  expect(await screen.findByText(/you took back your consent/)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Choice saved");
});
