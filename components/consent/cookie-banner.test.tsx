// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { CONSENT_MARK, POLICY_VERSION } from "@/lib/consent/consent-mark";
import { CookieBanner } from "./cookie-banner";
import { type BannerView, showBanner, useBannerView } from "./cookie-choices-link";

afterEach(() => {
  cleanup();
  showBanner("hidden");
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it.
  document.cookie = `${CONSENT_MARK}=; Path=/; Max-Age=0`;
  vi.unstubAllGlobals();
});

function Question() {
  const view = useBannerView();
  return view === "hidden" ? null : <CookieBanner view={view} />;
}

function open(view: BannerView, answer: () => Response = () => Response.json({})) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, ...(body ? [JSON.parse(String(body))] : [])]);
    return answer();
  });
  showBanner(view);
  render(
    <PathnameContext value="/about">
      <Question />
    </PathnameContext>,
  );
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const allowed = (name: string) =>
  screen.getByRole("switch", { name }).getAttribute("aria-checked") === "true";
const question = () => screen.queryByRole("region", { name: "Cookies: your choice" });
const chosen = (analytics: boolean, marketing: boolean, preferences: boolean) => [
  ["POST", "/api/gdpr/cookie-consent", { necessary: true, analytics, marketing, preferences }],
];

test.each([
  ["Accept All", chosen(true, true, true)],
  ["Essential Only", chosen(false, false, false)],
  ["Close, with essential cookies only", chosen(false, false, false)],
])("'%s' is sent as such, and the question goes", async (button, expected) => {
  const sent = open("main");
  press(button);
  await expect.poll(question).toBeNull();
  expect(sent).toEqual(expected);
});

test("each kind has its own switch; what was switched is forgotten by going back, and nothing is sent for it", async () => {
  const sent = open("main");
  press("Customize");
  fireEvent.click(screen.getByRole("switch", { name: "Preferences" }));
  expect(allowed("Preferences")).toBe(true);
  press("Back");
  expect(screen.getByRole("button", { name: "Accept All" })).toBeTruthy();
  press("Customize");
  fireEvent.click(screen.getByRole("switch", { name: "Analytics" }));
  expect(sent).toEqual([]);
  press("Save Preferences");
  await expect.poll(question).toBeNull();
  expect(sent).toEqual(chosen(true, false, false));
});

test("whoever chose before finds their choice in the switches", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${CONSENT_MARK}=${POLICY_VERSION}; Path=/`;
  const sent = open("detail", () => Response.json({ analytics: true, marketing: false, preferences: false }));
  await expect.poll(() => allowed("Analytics")).toBe(true);
  expect([allowed("Marketing"), allowed("Preferences")]).toEqual([false, false]);
  expect(sent).toEqual([["GET", "/api/gdpr/cookie-consent"]]);
});

test("a choice that cannot be saved takes the question away as well: it is asked again on the next visit", async () => {
  const sent = open("main", () => new Response("", { status: 500 }));
  press("Essential Only");
  await expect.poll(question).toBeNull();
  expect(sent).toEqual(chosen(false, false, false));
});
