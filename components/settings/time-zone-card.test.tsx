// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { browserTimeZone } from "@/lib/time/browser-time-zone";
import { renderWithQueries } from "@/tests/support/with-queries";
import { TimeZoneCard } from "./time-zone-card";

const USER = {
  id: "member",
  email: "maya@example.com",
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  emailVerified: true,
  isAdmin: false,
  createdAt: "2026-01-01T00:00:00Z",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(timeZone: string) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    sent.push([init.method, path, body]);
    return Response.json({ ...USER, timeZone: body.timeZone });
  });
  renderWithQueries(
    <>
      <TimeZoneCard timeZone={timeZone} />
      <Toaster />
    </>,
  );
  return sent;
}

const choice = () => screen.getByLabelText<HTMLSelectElement>("Your time zone");
const notice = () => document.querySelector(".toast")?.textContent;
const patch = (timeZone: string) => ["PATCH", "/api/user/time-zone", { timeZone }];

// The first is a name that browsers know but do not list.
test.each(["US/Eastern", "Asia/Tokyo"])("the present zone (%s) is the one that is chosen", (timeZone) => {
  open(timeZone);
  expect(choice().value).toBe(timeZone);
  expect(choice().options.length).toBeGreaterThan(100);
});

test("another zone is saved when the member says so, not while they look through the list", async () => {
  const sent = open("Asia/Tokyo");
  await userEvent.selectOptions(choice(), "America/New_York");
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Save time zone" }));
  await waitFor(() => expect(notice()).toBe("Time zone savedYour days now follow America/New York."));
  expect(sent).toEqual([patch("America/New_York")]);
});

test("the device's own zone is one press away, where it is another", async () => {
  const sent = open("Pacific/Kiritimati");
  await userEvent.click(screen.getByRole("button", { name: "Use this device's time zone" }));
  await waitFor(() => expect(sent).toEqual([patch(browserTimeZone())]));
});

test("a refused change says so and keeps what was picked", async () => {
  open("Asia/Tokyo");
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await userEvent.selectOptions(choice(), "America/New_York");
  await userEvent.click(screen.getByRole("button", { name: "Save time zone" }));
  await waitFor(() => expect(notice()).toBe("Time zone not savedPlease try again in a moment."));
  expect(choice().value).toBe("America/New_York");
});

test("nothing is offered that is so already", () => {
  open(browserTimeZone());
  expect(screen.queryByRole("button", { name: "Use this device's time zone" })).toBeNull();
});
