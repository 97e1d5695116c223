// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import type { Reminders } from "@/lib/reminders/schema";
import { renderWithQueries } from "@/tests/support/with-queries";
import { RemindersCard } from "./reminders-card";

const KEY = "BAMC";
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/here";
const HERE = { id: "here", browser: "Chrome on Android", isThisOne: true, isFailing: false };
const THERE = { id: "there", browser: "Firefox on Windows", isThisOne: false, isFailing: false };
const TIMES = { time: "20:00", secondTime: null, days: [0, 1, 2, 3, 4, 5, 6], unlessCheckedIn: true };
const OFF: Reminders = { ...TIMES, publicKey: KEY, devices: [] };
const ON: Reminders = { ...OFF, devices: [HERE, THERE] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "standalone");
});

const bytes = (key: string) => Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer;

/** A browser as far as reminders are concerned, in memory. */
function browserWith({
  permission = "default",
  answer = "granted",
  key = KEY,
  holds = false,
  works = true,
} = {}) {
  const state = { holds, asked: 0, subscribed: 0 };
  const options = { applicationServerKey: bytes(key) };
  const unsubscribe = async () => {
    state.holds = false;
    return true;
  };
  const pushManager = {
    getSubscription: async () => (state.holds ? { endpoint: ENDPOINT, options, unsubscribe } : null),
    subscribe: async (wanted: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (!works) throw new DOMException("Registration failed", "AbortError");
      state.subscribed++;
      state.holds = true;
      options.applicationServerKey = wanted.applicationServerKey.buffer;
      return { endpoint: ENDPOINT };
    },
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  vi.stubGlobal("PushManager", class {});
  const notification = {
    permission,
    requestPermission: async () => {
      state.asked++;
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal("Notification", notification);
  return state;
}

function open(reminders: Reminders | null, reply: () => Response = () => Response.json(ON)) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push([init.method, path, ...(init.body ? [JSON.parse(String(init.body))] : [])]);
    return reply();
  });
  renderWithQueries(
    <>
      <RemindersCard timeZone="Europe/London" />
      <Toaster />
    </>,
    reminders ? [[queryKeys.reminders, reminders]] : [],
  );
  return sent;
}

const toggle = () => screen.getByRole("switch", { name: "Remind me on this device" });
const isOn = () => toggle().getAttribute("aria-checked") === "true";
const state = () => toggle().closest(".srow")?.querySelector(".text-sm")?.textContent;
const told = () => document.querySelector('section [role="status"]')?.textContent;
const notice = () => document.querySelector(".toast")?.textContent;

test("a browser without push says so, and has nothing to press", () => {
  open(OFF);
  expect(told()).toContain("This browser can't show reminders.");
  expect(toggle().hasAttribute("disabled")).toBe(true);
});

test("on an iPhone the way leads over the home screen", () => {
  Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
  open(OFF);
  expect(told()).toContain("Add to Home Screen");
});

test("a server without keys says so", () => {
  browserWith();
  open({ ...OFF, publicKey: null });
  expect(told()).toBe("Reminders aren't available here.");
  expect(toggle().hasAttribute("disabled")).toBe(true);
});

test("nobody is asked before they press the switch; then it goes on, at the time that was picked", async () => {
  const browser = browserWith();
  const sent = open(OFF);
  expect(state()).toBe("Off");
  await userEvent.clear(screen.getByLabelText("Time"));
  await userEvent.type(screen.getByLabelText("Time"), "07:45");
  expect([browser.asked, sent]).toEqual([0, []]);

  await userEvent.click(toggle());
  await waitFor(() => expect(isOn()).toBe(true));
  expect([browser.asked, browser.subscribed]).toEqual([1, 1]);
  const body = { endpoint: ENDPOINT, time: "07:45" };
  expect(sent).toEqual([["POST", "/api/user/reminders/devices", body]]);
  expect(state()).toBe("On, in Chrome on Android");
  expect(notice()).toMatch(/^Reminders are onThey'll come at about (20:00|8:00\sPM)\.$/);
});

test("who blocks notifications is told how to allow them, and nothing is sent", async () => {
  browserWith({ answer: "denied" });
  const sent = open(OFF);
  await userEvent.click(toggle());
  await waitFor(() => expect(told()).toContain("Allow them in its settings for this site"));
  expect([isOn(), sent]).toEqual([false, []]);
});

test("who has blocked them before finds that said, and a switch that can't be pressed", () => {
  const browser = browserWith({ permission: "denied" });
  open(OFF);
  expect(told()).toMatch(/^This browser blocks notifications from Hearten\./);
  expect([toggle().hasAttribute("disabled"), browser.asked]).toEqual([true, 0]);
});

test("who closes the question is not asked twice, and finds the switch as it was", async () => {
  const browser = browserWith({ answer: "default" });
  const sent = open(OFF);
  await userEvent.click(toggle());
  await waitFor(() => expect(state()).toBe("Off"));
  expect([isOn(), browser.asked, sent]).toEqual([false, 1, []]);
});

test("a push service that can't be reached leaves it off and says so", async () => {
  browserWith({ works: false });
  open(OFF);
  await userEvent.click(toggle());
  await waitFor(() =>
    expect(notice()).toBe("Not turned onThis browser couldn't set up a reminder. Please try again later."),
  );
  expect(isOn()).toBe(false);
});

test("a subscription of other keys is replaced", async () => {
  const browser = browserWith({ holds: true, key: "BBBB" });
  open(OFF);
  await userEvent.click(toggle());
  await waitFor(() => expect(isOn()).toBe(true));
  expect(browser.subscribed).toBe(1);
});

test("turned off here, the browser forgets it too", async () => {
  const browser = browserWith({ permission: "granted", holds: true });
  const sent = open(ON, () => Response.json({ ...ON, devices: [THERE] }));
  expect(isOn()).toBe(true);
  await userEvent.click(toggle());
  await waitFor(() => expect(isOn()).toBe(false));
  expect(sent).toEqual([["DELETE", "/api/user/reminders/devices/here"]]);
  expect([browser.holds, notice()]).toEqual([
    false,
    "Reminders are offYou can turn them on again at any time.",
  ]);
});

test("another device is turned off from here, and this one stays on", async () => {
  const browser = browserWith({ permission: "granted", holds: true });
  const sent = open(ON, () => Response.json({ ...ON, devices: [HERE] }));
  await userEvent.click(screen.getByRole("button", { name: "Turn off on Firefox on Windows" }));
  await waitFor(() => expect(screen.queryByText("Firefox on Windows")).toBeNull());
  expect(sent).toEqual([["DELETE", "/api/user/reminders/devices/there"]]);
  expect([isOn(), browser.holds]).toEqual([true, true]);
});

test("a browser that dropped its subscription shows it as off", async () => {
  browserWith({ permission: "granted", holds: false });
  open(ON);
  await waitFor(() => expect(state()).toContain("This browser has stopped them"));
  expect(isOn()).toBe(false);
});

test("a reminder that did not get through is told", () => {
  browserWith({ permission: "granted", holds: true });
  open({ ...ON, devices: [{ ...HERE, isFailing: true }] });
  expect(isOn()).toBe(true);
  expect(state()).toContain("the last one didn't get through");
});

test("the time is saved when the member says so, or says that it was not", async () => {
  browserWith();
  const sent = open(OFF, () => Response.json({ ...OFF, time: "06:30" }));
  const field = screen.getByLabelText<HTMLInputElement>("Time");
  await userEvent.clear(field);
  await userEvent.type(field, "06:30");
  await userEvent.click(screen.getByRole("button", { name: "Save reminders" }));
  await waitFor(() =>
    expect(notice()).toMatch(
      /^Reminders savedOn devices where reminders are on, they'll come at about 0?6:30(\sAM)?\.$/,
    ),
  );
  expect(sent).toEqual([["PUT", "/api/user/reminders", { ...TIMES, time: "06:30" }]]);

  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await userEvent.clear(field);
  await userEvent.type(field, "09:00");
  await userEvent.click(screen.getByRole("button", { name: "Save reminders" }));
  await waitFor(() => expect(notice()).toBe("Not savedPlease try again in a moment."));
  expect(field.value).toBe("09:00");
});

test("days, a second time and days with a check-in are chosen, and saved together", async () => {
  browserWith();
  const chosen = { time: "20:00", secondTime: "07:15", days: [1, 2, 3, 4, 5, 6], unlessCheckedIn: false };
  const sent = open(OFF, () => Response.json({ ...OFF, ...chosen }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Sunday" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Skip days when I've already checked in" }));
  await userEvent.click(screen.getByRole("button", { name: "Add a second time" }));
  const second = screen.getByLabelText<HTMLInputElement>("Second time");
  expect(document.activeElement).toBe(second);
  await userEvent.clear(second);
  await userEvent.type(second, "07:15");
  await userEvent.click(screen.getByRole("button", { name: "Save reminders" }));
  await waitFor(() =>
    expect(notice()).toMatch(/ at about 0?7:15(\sAM)? and (20:00|8:00\sPM), on the days you picked\.$/),
  );
  expect(sent).toEqual([["PUT", "/api/user/reminders", chosen]]);

  await userEvent.click(screen.getByRole("button", { name: "Remove the second time" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a second time" }));
});

test("without a day nothing is saved, and the card says what to do", async () => {
  browserWith();
  const sent = open({ ...OFF, days: [3] });
  await userEvent.click(screen.getByRole("checkbox", { name: "Wednesday" }));
  await userEvent.click(screen.getByRole("button", { name: "Save reminders" }));
  expect(screen.getByText("Please pick at least one day.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("what could not be loaded is said, and asked for again", async () => {
  browserWith();
  open(null, () => new Response("", { status: 500 }));
  await screen.findByText("We couldn't load your reminders just now.");
  expect(screen.queryByRole("switch")).toBeNull();
});
