// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToasts } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { aGeneratedQuote } from "@/tests/support/quotes";
import { CheckInScreen } from "./check-in-screen";
import { earlierDays, forgetUnfinished } from "./unfinished-check-in";

const QUOTE = aGeneratedQuote({ id: "first", checkInId: "entry", othersLeft: 3 });
const GENERATE = "/api/quotes/generate";

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockImplementation(async () => Response.json(QUOTE, { status: 201 }));
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  act(dismissToasts);
  cleanup();
  forgetUnfinished();
  server.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(likelyTimeOfDay: TimeOfDay = "morning") {
  render(
    <>
      <Toaster />
      <CheckInScreen
        memberId="0190a000-0000-7000-8000-000000000001"
        sealingKey=""
        likelyTimeOfDay={likelyTimeOfDay}
        likelyForm="full"
        askedForm={null}
      />
    </>,
  );
}

/** By their words: to ask sixty controls for their roles takes jsdom long. */
const button = (name: string) => screen.getByText(name, { selector: "button" });
const buttonToCome = (name: string) => screen.findByText(name, { selector: "button" });
const press = (name: string) => userEvent.click(button(name));
const slider = (name: string) => screen.getByLabelText(name);
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const generate = () => press("Generate My Quote");
const words = () => document.querySelector("blockquote");
const toasts = () => Array.from(document.querySelectorAll(".toast"), (toast) => toast.textContent);

/** Rates nothing and has the words. */
async function showWords() {
  show();
  await generate();
  await buttonToCome("Share");
}

/** What was sent, in order. */
const sent = () =>
  server.mock.calls.map(([path, init]) => [path, init?.method, JSON.parse(String(init?.body ?? "null"))]);

/** Has the next call wait until what this answers is called. */
function held(reply: object): () => void {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.mockImplementationOnce(async () => {
    await released;
    return Response.json(reply);
  });
  return release;
}

const GROUPS = {
  "Emotional & Mental State": ["Stress", "Confidence", "Focus", "Motivation", "Anxiety"],
  "Social & Relationships": ["Connection", "Support system"],
  "Purpose & Direction": ["Purpose", "Progress", "Hope"],
  "Physical Wellbeing": ["Sleep", "Comfort"],
  "Daily Context": ["Challenge level", "Gratitude", "Urgency"],
};

test("the check-in has fifteen sliders in five groups, each at 3, which keep from 1 to 5 and say it in words", () => {
  show();
  expect(screen.getAllByRole("slider")).toHaveLength(15);
  for (const [group, names] of Object.entries(GROUPS)) {
    const sliders = within(screen.getByRole("group", { name: group })).getAllByRole("slider");
    expect(sliders).toEqual(names.map((name) => slider(name)));
    for (const range of sliders) {
      expect(["min", "max", "step"].map((key) => range.getAttribute(key))).toEqual(["1", "5", "1"]);
      expect(range.getAttribute("aria-valuetext")).toMatch(/^3 of 5, [a-z ]+, not moved$/);
    }
  }
});

test.each([
  [8, "Morning"],
  [14, "Afternoon"],
  [22, "Evening"],
] as const)("at %i o'clock on the member's clock it is %s, whatever the server took it for", (hour, name) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, hour) });
  show(hour === 8 ? "evening" : "morning");
  expect(screen.getByRole("radio", { name })).toHaveProperty("checked", true);
});

test("while the words are written the button and a card say so; then they stand, and whose they are", async () => {
  const release = held(QUOTE);
  show();
  await generate();
  expect(button("Generating...")).toHaveProperty("disabled", true);
  expect(screen.getByText("Crafting your quote...")).toBeTruthy();
  expect(words()).toBeNull();
  release();
  await waitFor(() => expect(words()?.textContent).toBe(QUOTE.text));
  expect(toasts()).toEqual(["Support Message Ready!"]);
  expect(screen.getByText(/^Personalized for you/)).toBeTruthy();
  expect(screen.queryByText("Crafting your quote...")).toBeNull();
});

test("words are saved and let go with a press, and a favorite that can't be kept says so", async () => {
  await showWords();
  const saving = held({ id: QUOTE.id, isFavorite: true });
  await press("Save");
  expect(button("Save")).toHaveProperty("disabled", true);
  saving();
  expect(await buttonToCome("Saved")).toHaveProperty("disabled", false);
  expect(toasts()).toEqual(["Added to favorites"]);
  server.mockImplementationOnce(async () => Response.json({ id: QUOTE.id, isFavorite: false }));
  await press("Saved");
  expect(await buttonToCome("Save")).toHaveProperty("disabled", false);
  expect(toasts()).toEqual(["Removed from favorites"]);
  server.mockImplementationOnce(async () => Response.json({}, { status: 500 }));
  await press("Save");
  await waitFor(() => expect(toasts()).toEqual(["ErrorFailed to update favorite status."]));
  expect(button("Save")).toHaveProperty("disabled", false);
  const favorite = `/api/quotes/${QUOTE.id}/favorite`;
  expect(sent().slice(1)).toEqual(
    [true, false, true].map((isFavorite) => [favorite, "PATCH", { isFavorite }]),
  );
});

test("words that fail say so, in the server's words where it has some, and lose nothing", async () => {
  server.mockImplementationOnce(async () => Response.json({}, { status: 500 }));
  show();
  move("Hope", 5);
  await generate();
  const ours = "Generation FailedFailed to generate support message. Please try again.";
  await waitFor(() => expect(toasts()).toEqual([ours]));
  server.mockImplementationOnce(async () =>
    Response.json({ message: "No words just now." }, { status: 503 }),
  );
  await generate();
  await waitFor(() => expect(toasts()).toEqual(["Generation FailedNo words just now."]));
  expect(slider("Hope").getAttribute("aria-valuetext")).toMatch(/^5 of 5/);
  await generate();
  await waitFor(() => expect(words()?.textContent).toBe(QUOTE.text));
  expect(sent().map(([, , body]) => body.hopeForFuture)).toEqual([5, 5, 5]);
});

test("the words are shared by themselves, and a copy says so", async () => {
  const writeText = vi.fn(async () => {});
  await showWords();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  fireEvent.click(button("Share"));
  await waitFor(() => expect(toasts()).toEqual(["Copied!Quote copied to clipboard."]));
  expect(writeText).toHaveBeenCalledWith(QUOTE.text);
});

test("what would help is chosen with a press, taken back with another, and begins no new check-in", async () => {
  show();
  const isOn = (name: string) => button(name).getAttribute("aria-pressed") === "true";
  await press("Just to be heard");
  expect(isOn("Just to be heard")).toBe(true);
  await generate();
  await buttonToCome("Share");
  const another = { ...QUOTE, id: "second", text: "One breath is a step." };
  server.mockImplementation(async () => Response.json(another, { status: 201 }));
  await press("Just to be heard");
  expect(isOn("Just to be heard")).toBe(false);
  await generate();
  await waitFor(() => expect(words()?.textContent).toBe(another.text));
  await press("A small step");
  await generate();
  await waitFor(() => expect(server).toHaveBeenCalledTimes(3));
  expect(sent().map(([path, , body]) => [path, body?.wish])).toEqual([
    [GENERATE, "heard"],
    ["/api/quotes/first/another?wish=none", undefined],
    ["/api/quotes/second/another?wish=step", undefined],
  ]);
});

test("feedback that could not be kept is told, and can be given again", async () => {
  await showWords();
  server.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
  await press("This helped");
  await waitFor(() => expect(toasts()).toEqual(["Not savedWe couldn't save that. Please try again."]));
  expect(button("This helped").getAttribute("aria-pressed")).toBe("false");
  await press("This helped");
  expect(await screen.findByText("Thank you. We'll remember that.")).toBeTruthy();
  const told = ["/api/quotes/first/feedback", "POST", { helped: true }];
  expect(sent().slice(1)).toEqual([told, told]);
});

test("an earlier moment is asked for one of the last days, told with its own words, and the form is back at now", async () => {
  const reason = "You rated hope 4 that morning";
  server.mockImplementation(async () => Response.json({ ...QUOTE, reason }, { status: 201 }));
  show();
  await press("Log an earlier moment");
  const day = screen.getByRole("combobox", { name: "Which day?" });
  expect(document.activeElement).toBe(day);
  expect(within(day).getAllByRole("option")).toHaveLength(7);
  await userEvent.selectOptions(day, "Yesterday");
  await userEvent.click(screen.getByRole("radio", { name: "Morning" }));
  move("Hope", 4);
  await generate();
  expect(await screen.findByText(/ that morning\.$/)).toBeTruthy();
  await waitFor(() => expect(day).toHaveProperty("value", ""));
  const [yesterday] = earlierDays(new Date());
  const [[, , body]] = sent() as [[unknown, unknown, { checkedInAt: string }]];
  expect(body.checkedInAt).toBe(new Date(`${yesterday}T09:00:00`).toISOString());
});

test("an ordinary day has neither panel nor line; a harder one the line, under the words, which leads to the numbers", async () => {
  await showWords();
  expect(screen.queryByLabelText("People to talk to")).toBeNull();
  expect(screen.queryByText(/^If it gets heavier/)).toBeNull();

  server.mockImplementation(async () => Response.json({ ...QUOTE, supportLine: true }, { status: 201 }));
  move("Hope", 1);
  await generate();
  const line = await buttonToCome("If it gets heavier, there are people to talk to.");
  expect(line.getAttribute("aria-haspopup")).toBe("dialog");
  expect(words()?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByLabelText("People to talk to")).toBeNull();
});

test.each([
  ["ai", "Written by AI"],
  ["library", "From Hearten's own library"],
] as const)("words of the source '%s' stand with '%s'", async (source, words) => {
  server.mockImplementation(async () => Response.json({ ...QUOTE, source }, { status: 201 }));
  show();
  await userEvent.click(button("Generate My Quote"));
  expect(await screen.findByText(words)).toBeTruthy();
});
