// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSENT_MARK } from "@/lib/consent/consent-mark";
import { GDPR_CONFIG } from "@/lib/data-rights/schema";
import { showBanner } from "./cookie-choices-link";
import { ConsentKnown, CookieQuestion } from "./cookie-question";

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  server.mockImplementation(async () => Response.json(GDPR_CONFIG));
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  cleanup();
  showBanner("hidden");
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it.
  document.cookie = `${CONSENT_MARK}=; Path=/; Max-Age=0`;
  server.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has been open for long enough to ask. */
async function open(known: React.ReactNode = null) {
  render(
    <PathnameContext value="/settings">
      <CookieQuestion />
      {known}
    </PathnameContext>,
  );
  await act(async () => {
    await import("./cookie-banner");
    await vi.advanceTimersByTimeAsync(1_000);
  });
}

const question = () => screen.queryByRole("region", { name: "Cookies: your choice" });

test("a browser in which nobody chose about cookies is asked", async () => {
  await open();
  await vi.waitFor(() => expect(question()).toBeTruthy());
});

test("a browser whose member chose elsewhere is asked nothing, and asks the server nothing", async () => {
  await open(<ConsentKnown />);
  expect(question()).toBeNull();
  expect(server).not.toHaveBeenCalled();
});
