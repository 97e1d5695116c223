// @vitest-environment jsdom

import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Form } from "@/lib/check-ins/dimensions";
import { ACCESS_EXPIRED_EVENT } from "@/lib/http/access-expired";
import { eventually } from "@/tests/support/eventually";
import { aGeneratedQuote } from "@/tests/support/quotes";
import { earlierDays, forgetArrived, forgetUnfinished, unfinishedKept } from "./unfinished-check-in";
import { useCheckIn } from "./use-check-in";

/** The pair that this member's devices seal with; the private half comes from the server. */
const PAIR = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
const SEALING_KEY = Buffer.from(await crypto.subtle.exportKey("raw", PAIR.publicKey)).toString("base64url");
const OPENING_KEY = await crypto.subtle.exportKey("jwk", PAIR.privateKey);

const MEMBER = "0190a000-0000-7000-8000-000000000001";
const QUOTE = aGeneratedQuote();

interface Sent {
  key: string | null;
  body: Record<string, unknown>;
}

let sent: Sent[];
let answers: Response[];
/** Whether the server knows the member's session. */
let isSignedIn: boolean;
/** How often the key that opens what is sealed was asked for. */
let asked: number;

beforeEach(() => {
  sent = [];
  answers = [];
  isSignedIn = true;
  asked = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "/api/user/device-key") {
      asked += 1;
      return isSignedIn
        ? Response.json(OPENING_KEY)
        : Response.json({ message: "Please sign in." }, { status: 401 });
    }
    sent.push({ key: new Headers(init.headers).get("Idempotency-Key"), body: JSON.parse(String(init.body)) });
    return answers.shift() ?? Response.json(QUOTE, { status: 201 });
  });
});

afterEach(() => {
  cleanup();
  forgetUnfinished();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function openScreen(memberId = MEMBER, asked: Form | null = null) {
  return renderHook(() =>
    useCheckIn({ id: memberId, sealingKey: SEALING_KEY }, "morning", { remembered: "full", asked }),
  );
}

/** Opens the screen once more, once what the first one left lies in the tab. */
async function openAgain(first: Screen, ...given: Parameters<typeof openScreen>): Promise<Screen> {
  await unfinishedKept();
  first.unmount();
  const before = sessionStorage.getItem("check-in");
  const again = openScreen(...given);
  // What is recalled is sealed anew; another's is gone.
  if (before) await waitFor(() => expect(sessionStorage.getItem("check-in")).not.toBe(before));
  return again;
}

type Screen = ReturnType<typeof openScreen>;

async function press(screen: Screen) {
  const before = sent.length;
  act(() => screen.result.current.generate());
  await waitFor(() => {
    expect(sent.length).toBe(before + 1);
    expect(screen.result.current.isPending).toBe(false);
  });
}

const failure = () => Response.json({ message: "No words just now." }, { status: 503 });

test("pressed again after a failure, the same ratings go out under the same key", async () => {
  answers = [failure()];
  const screen = openScreen();
  await press(screen);
  await press(screen);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]).toEqual(sent[0]);
});

test("what arrived, and was changed or deleted elsewhere since, is not sent a second time", async () => {
  const message = "You've deleted this check-in. Move a slider to log a new one.";
  answers = [failure(), Response.json({ message }, { status: 409 })];
  const screen = openScreen();
  await press(screen);
  await press(screen);
  expect(screen.result.current.isLogged).toBe(true);
  act(() => screen.result.current.setLevel("sleepQuality", 2));
  act(() => screen.result.current.setLevel("sleepQuality", 3));
  await press(screen);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test("ratings changed after a failure go out under a new key", async () => {
  answers = [failure()];
  const screen = openScreen();
  await press(screen);
  act(() => screen.result.current.setLevel("sleepQuality", 2));
  await press(screen);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[1]?.body.sleepQuality).toBe(2);
});

test("a time of day changed after a failure goes out under a new key", async () => {
  answers = [failure()];
  const screen = openScreen();
  act(() => screen.result.current.chooseTimeOfDay("morning"));
  await press(screen);
  act(() => screen.result.current.chooseTimeOfDay("evening"));
  await press(screen);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("after the words nothing more is sent until something is moved; then it is a new check-in", async () => {
  const screen = openScreen();
  await press(screen);
  expect(screen.result.current.quote?.text).toBe(QUOTE.text);
  expect(screen.result.current.isLogged).toBe(true);
  act(() => screen.result.current.setLevel("sleepQuality", 2));
  act(() => screen.result.current.setLevel("sleepQuality", 3));
  expect(screen.result.current.isLogged).toBe(false);
  await press(screen);
  expect(sent[1]?.body).toEqual({ ...sent[0]?.body, moved: ["sleepQuality"] });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("ratings whose call was lost keep their key, even when others were sent in between", async () => {
  answers = [failure()];
  const screen = openScreen();
  await press(screen);
  act(() => screen.result.current.setLevel("sleepQuality", 2));
  await press(screen);
  act(() => screen.result.current.setLevel("sleepQuality", 3));
  await press(screen);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[2]).toEqual(sent[0]);
});

test("what is moved while the words are written is a new check-in, and stays in the tab", async () => {
  const screen = openScreen();
  act(() => screen.result.current.generate());
  act(() => screen.result.current.setLevel("hopeForFuture", 5));
  await waitFor(() => expect(screen.result.current.quote).toBeDefined());
  expect(screen.result.current.isLogged).toBe(false);
  expect((await openAgain(screen)).result.current.levels.hopeForFuture).toBe(5);
});

test("two presses before the screen was drawn again go out under one key", async () => {
  const screen = openScreen();
  act(() => {
    screen.result.current.generate();
    screen.result.current.generate();
  });
  await waitFor(() => expect(sent.length).toBe(2));
  expect(sent[1]).toEqual(sent[0]);
});

test.each([
  { message: "Please sign in." },
  { requiresAuth: true, reason: "session_ended", message: "Your session has ended." },
])(
  "a session that is over is told in place, and the same check-in goes out after signing in",
  async (body) => {
    const expired = vi.fn();
    window.addEventListener(ACCESS_EXPIRED_EVENT, expired);
    answers = [Response.json(body, { status: 401 })];
    const screen = openScreen();
    act(() => screen.result.current.setLevel("hopeForFuture", 5));
    await press(screen);
    await waitFor(() => expect(screen.result.current.isSignedOut).toBe(true));
    expect(expired).not.toHaveBeenCalled();
    const again = await openAgain(screen);
    expect(again.result.current.levels.hopeForFuture).toBe(5);
    await press(again);
    expect(sent[1]).toEqual(sent[0]);
    expect(again.result.current.isSignedOut).toBe(false);
    window.removeEventListener(ACCESS_EXPIRED_EVENT, expired);
  },
);

test("a check-in that the device delivered by itself is not found unfinished again", async () => {
  answers = [failure()];
  const first = openScreen();
  act(() => first.result.current.setLevel("stressLevel", 5));
  await press(first);
  first.unmount();
  await forgetArrived([sent[0]?.key ?? ""]);
  expect(sessionStorage.length).toBe(0);
  expect(openScreen().result.current.levels.stressLevel).toBe(3);
});

test("a check-in that the device delivered is logged in the tab that stayed open, and the next one is another", async () => {
  answers = [failure()];
  const screen = openScreen();
  act(() => screen.result.current.setLevel("stressLevel", 5));
  await press(screen);
  await act(() => forgetArrived([sent[0]?.key ?? ""]));
  expect(screen.result.current.isLogged).toBe(true);
  expect(sessionStorage.length).toBe(0);
  act(() => screen.result.current.setLevel("stressLevel", 4));
  act(() => screen.result.current.setLevel("stressLevel", 5));
  await press(screen);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("what was moved since stays in the open tab when the device delivers what was sent before", async () => {
  answers = [failure()];
  const screen = openScreen();
  await press(screen);
  act(() => screen.result.current.setLevel("stressLevel", 5));
  await act(() => forgetArrived([sent[0]?.key ?? ""]));
  expect(screen.result.current.isLogged).toBe(false);
  const again = await openAgain(screen);
  expect(again.result.current.levels.stressLevel).toBe(5);
  act(() => again.result.current.setLevel("stressLevel", 3));
  await press(again);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("the same levels on the next day are another check-in, whatever became of the first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 20) });
  try {
    answers = [failure()];
    const screen = openScreen();
    await press(screen);
    vi.setSystemTime(new Date(2026, 10, 22, 20));
    await press(screen);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  } finally {
    vi.useRealTimers();
  }
});

test("a check-in whose answer never came survives a reload with its ratings and its key", async () => {
  answers = [failure()];
  const first = openScreen();
  act(() => first.result.current.setLevel("hopeForFuture", 5));
  await press(first);
  const again = await openAgain(first);
  expect(again.result.current.levels.hopeForFuture).toBe(5);
  await press(again);
  expect(sent[1]).toEqual(sent[0]);
});

test("what was sent keeps its time of day although the clock moves on", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 11, 59) });
  try {
    answers = [failure()];
    const first = openScreen();
    await press(first);
    vi.setSystemTime(new Date(2026, 10, 21, 12, 1));
    await press(await openAgain(first));
    expect(sent[0]?.body.timeOfDayPreference).toBe("morning");
    expect(sent[1]).toEqual(sent[0]);
  } finally {
    vi.useRealTimers();
  }
});

test("nothing of a check-in stays in the tab once it has succeeded", async () => {
  const screen = openScreen();
  act(() => screen.result.current.setLevel("stressLevel", 5));
  await unfinishedKept();
  expect(sessionStorage.length).toBe(1);
  await press(screen);
  expect(sessionStorage.length).toBe(0);
});

test("another member in the same tab finds nothing of it, nor does anything stay", async () => {
  const first = openScreen();
  act(() => first.result.current.setLevel("stressLevel", 5));
  const other = await openAgain(first, "0190a000-0000-7000-8000-000000000002");
  expect(other.result.current.levels.stressLevel).toBe(3);
  expect(sessionStorage.length).toBe(0);
});

test("nothing of an unfinished check-in can be read in the tab, and what the server opens it with is asked for anew", async () => {
  const first = openScreen();
  act(() => first.result.current.setLevel("stressLevel", 5));
  await unfinishedKept();
  first.unmount();
  const stored = sessionStorage.getItem("check-in") ?? "";
  expect(Object.keys(JSON.parse(stored))).toEqual(["memberId", "here", "letter"]);
  expect(stored).not.toMatch(/stressLevel|morning|full/);
  // Without a session nothing opens it, and it stays.
  isSignedIn = false;
  const shutOut = openScreen();
  await eventually(() => expect(asked).toBe(1));
  shutOut.unmount();
  expect(sessionStorage.getItem("check-in")).toBe(stored);
  isSignedIn = true;
  const again = openScreen();
  await waitFor(() => expect(again.result.current.levels.stressLevel).toBe(5));
});

test("what is moved and pressed before the tab's check-in is open stays, and what was sent keeps its key", async () => {
  answers = [failure()];
  const first = openScreen();
  await press(first);
  await unfinishedKept();
  first.unmount();
  const again = openScreen();
  act(() => again.result.current.setLevel("stressLevel", 5));
  act(() => again.result.current.setLevel("stressLevel", 3));
  await press(again);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(again.result.current.moved).toEqual(["stressLevel"]);
});

test("one that an earlier version left open in the tab is found, and sealed", async () => {
  const first = openScreen();
  const { form, levels } = first.result.current;
  const left = {
    memberId: MEMBER,
    form,
    levels: { ...levels, sleepQuality: 1 },
    timeOfDay: null,
    attempts: [],
  };
  first.unmount();
  sessionStorage.setItem("check-in", JSON.stringify(left));
  const again = openScreen();
  await waitFor(() => expect(again.result.current.levels.sleepQuality).toBe(1));
  await unfinishedKept();
  expect(sessionStorage.getItem("check-in")).not.toContain("sleepQuality");
});

test("a tab that holds something else under our name still opens", () => {
  sessionStorage.setItem("check-in", "{broken");
  expect(openScreen().result.current.levels.stressLevel).toBe(3);
});

test("the short check-in sends its five alone; the sliders that both forms show stay where they were", async () => {
  const screen = openScreen();
  act(() => screen.result.current.setLevel("sleepQuality", 2));
  act(() => screen.result.current.setLevel("focusClarity", 1));
  act(() => screen.result.current.chooseForm("short"));
  await press(screen);
  expect(sent[0]?.body).toEqual({
    form: "short",
    stressLevel: 3,
    connectionWithOthers: 3,
    hopeForFuture: 3,
    sleepQuality: 2,
    currentChallengeLevel: 3,
    moved: ["sleepQuality"],
    timeOfDayPreference: expect.any(String),
  });
});

test("another form is another check-in, under another key", async () => {
  const screen = openScreen();
  await press(screen);
  act(() => screen.result.current.chooseForm("short"));
  expect(screen.result.current.isLogged).toBe(false);
  await press(screen);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("the form that a reminder opens is not remembered, and takes nobody's full check-in away", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser.
  document.cookie = "check-in-form=; Max-Age=0";
  expect(openScreen(MEMBER, "short").result.current.form).toBe("short");
  expect(document.cookie).not.toContain("check-in-form");
  const begun = openScreen();
  act(() => begun.result.current.setLevel("anxietyLevel", 5));
  const reminded = await openAgain(begun, MEMBER, "short");
  expect(reminded.result.current).toMatchObject({ form: "full", moved: ["anxietyLevel"] });
});

test("the chosen form, and which sliders were moved, survive a reload", async () => {
  const first = openScreen();
  act(() => first.result.current.chooseForm("short"));
  act(() => first.result.current.setLevel("hopeForFuture", 3));
  expect(document.cookie).toContain("check-in-form=short");
  expect((await openAgain(first)).result.current).toMatchObject({ form: "short", moved: ["hopeForFuture"] });
});

test("a touch that turned out to be none leaves a slider unmoved", () => {
  const screen = openScreen();
  act(() => screen.result.current.setLevel("hopeForFuture", 5));
  act(() => screen.result.current.setLevel("hopeForFuture", 3, false));
  expect(screen.result.current).toMatchObject({ moved: [], levels: { hopeForFuture: 3 } });
});

test("an earlier moment goes out with the instant that it counts for, and what comes after it is of now", async () => {
  const screen = openScreen();
  const [yesterday = ""] = earlierDays(new Date());
  act(() => screen.result.current.chooseDay(yesterday));
  act(() => screen.result.current.chooseTimeOfDay("evening"));
  await press(screen);
  expect(sent[0]?.body.checkedInAt).toBe(new Date(`${yesterday}T21:00:00`).toISOString());
  await waitFor(() => expect(screen.result.current.day).toBeNull());
  act(() => screen.result.current.setLevel("sleepQuality", 2));
  await press(screen);
  expect(sent[1]?.body).not.toHaveProperty("checkedInAt");
});

describe("the time of day", () => {
  const at = (hour: number) => vi.setSystemTime(new Date(2026, 10, 21, hour));
  const comesBack = () => act(() => document.dispatchEvent(new Event("visibilitychange")));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    at(9);
  });
  afterEach(() => vi.useRealTimers());

  test("after an earlier moment it is the clock's again", async () => {
    const screen = openScreen();
    act(() => screen.result.current.chooseDay(earlierDays(new Date())[0] ?? ""));
    act(() => screen.result.current.chooseTimeOfDay("evening"));
    await press(screen);
    await waitFor(() => expect(screen.result.current.timeOfDay).toBe("morning"));
    act(() => screen.result.current.setLevel("sleepQuality", 2));
    await press(screen);
    expect(sent.map(({ body }) => body.timeOfDayPreference)).toEqual(["evening", "morning"]);
  });

  test("it follows the clock of a page that comes back, until the member chooses", () => {
    const screen = openScreen();
    expect(screen.result.current.timeOfDay).toBe("morning");
    at(15);
    comesBack();
    expect(screen.result.current.timeOfDay).toBe("afternoon");
    at(20);
    act(() => window.dispatchEvent(new Event("pageshow")));
    expect(screen.result.current.timeOfDay).toBe("evening");
    act(() => screen.result.current.chooseTimeOfDay("morning"));
    comesBack();
    act(() => screen.result.current.setLevel("sleepQuality", 2));
    expect(screen.result.current.timeOfDay).toBe("morning");
  });

  test("the first move on a page that lay open is of now", () => {
    const screen = openScreen();
    at(20);
    act(() => screen.result.current.setLevel("sleepQuality", 3));
    expect(screen.result.current.timeOfDay).toBe("evening");
  });

  test("a press chooses none: the next check-in is of its own time", async () => {
    const screen = openScreen();
    await press(screen);
    at(20);
    act(() => screen.result.current.setLevel("sleepQuality", 2));
    await press(screen);
    expect(sent.map(({ body }) => body.timeOfDayPreference)).toEqual(["morning", "evening"]);
  });

  test("what was sent and did not arrive keeps its own for as long as it is the same moment", async () => {
    answers = [failure(), failure()];
    const screen = openScreen();
    await press(screen);
    at(13);
    comesBack();
    await press(screen);
    expect(sent[1]).toEqual(sent[0]);
    at(20);
    comesBack();
    await press(screen);
    expect(sent[2]?.body.timeOfDayPreference).toBe("evening");
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });
});
