import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Behaviour } from "@/tests/support/anthropic-behaviours";
import { type AnthropicServer, startAnthropicServer } from "@/tests/support/anthropic-server";
import { quoteRequest } from "@/tests/support/quote-requests";
import { flaws } from "./checker";
import { type Model, QuoteWriterError } from "./port";
import {
  type HourOfWriting,
  hourlyReport,
  type Outcome,
  writerFor,
  writeWithModel,
  writeWithModelOrLibrary,
} from "./writer";

function writerOf({ apiKey, url }: AnthropicServer, fallback: "composer" | "none" = "composer") {
  return writerFor({ kind: "anthropic", apiKey, baseURL: url, model: "claude-haiku-5-5", fallback });
}

const TROUBLES: readonly [Behaviour, kind: string][] = [
  [{ kind: "slow", ms: 20_000 }, "timeout"],
  [{ kind: "hang" }, "timeout"],
  [{ kind: "rateLimited", retryAfter: "1" }, "rate_limited"],
  [{ kind: "rateLimited", retryAfter: "60" }, "rate_limited"],
  [{ kind: "spendLimit" }, "misconfigured"],
  [{ kind: "overloaded" }, "overloaded"],
  [{ kind: "breaksOff" }, "overloaded"],
  [{ kind: "serverError" }, "unreachable"],
  [{ kind: "refusal" }, "refused"],
  [{ kind: "empty" }, "unfit"],
  [{ kind: "truncated" }, "unfit"],
  [{ kind: "htmlPage" }, "unfit"],
  [{ kind: "htmlGateway" }, "unreachable"],
  [{ kind: "reset" }, "unreachable"],
];

async function withServer<T>(
  behaviours: [Behaviour, ...Behaviour[]],
  run: (server: AnthropicServer) => Promise<T>,
): Promise<T> {
  const server = await startAnthropicServer();
  server.respond(...behaviours);
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}

const FLAWED =
  "Everything will be fine tomorrow. Just stay positive and keep going, because you are a warrior and the storm will pass, as it always does in the end for you.";

/** All troubles at once, since some take their whole deadline. */
const withEachTrouble = <T>(run: (server: AnthropicServer) => Promise<T>) =>
  Promise.all(TROUBLES.map(([behaviour]) => withServer([behaviour], run)));

test("in every trouble there are fit words within 3 s", async () => {
  const outcomes = await withEachTrouble(async (server) => {
    const started = performance.now();
    const { text, source } = await writerOf(server).write(quoteRequest());
    const inTime = performance.now() - started < 3_000;
    return { inTime, source, flaws: flaws(text, quoteRequest()) };
  });
  expect(outcomes).toEqual(TROUBLES.map(() => ({ inTime: true, source: "library", flaws: [] })));
});

// These wait for deadlines of seconds, which pass for all of them at once.
test.concurrent("without the library behind it every trouble is told within the longer deadline", async () => {
  const outcomes = await withEachTrouble(async (server) => {
    const started = performance.now();
    const failure = await writerOf(server, "none")
      .write(quoteRequest())
      .catch((error: unknown) => error);
    return { inTime: performance.now() - started < 8_500, kind: Reflect.get(Object(failure), "kind") };
  });
  expect(outcomes).toEqual(TROUBLES.map(([, kind]) => ({ inTime: true, kind })));
});

test.concurrent("a model that has begun within 2 s is waited for up to 5", () =>
  withServer([{ kind: "dribble", ms: 3_500 }], async (server) => {
    expect(await writerOf(server).write(quoteRequest())).toMatchObject({ source: "ai" });
  }));

test.concurrent("a model that has begun but does not end is left after 5 s", () =>
  withServer([{ kind: "dribble", ms: 20_000 }], async (server) => {
    const started = performance.now();
    expect(await writerOf(server).write(quoteRequest())).toMatchObject({ source: "library" });
    expect(performance.now() - started).toBeLessThan(5_600);
  }));

test.concurrent("without the library behind it a model may take longer", () =>
  withServer([{ kind: "slow", ms: 3_500 }], async (server) => {
    expect(await writerOf(server, "none").write(quoteRequest())).toMatchObject({ source: "ai" });
  }));

test.concurrent("the second try has only what is left of the 5 s", () =>
  withServer(
    [
      { kind: "text", text: FLAWED },
      { kind: "dribble", ms: 20_000 },
    ],
    async (server) => {
      const started = performance.now();
      expect(await writerOf(server).write(quoteRequest())).toMatchObject({ source: "library" });
      expect(performance.now() - started).toBeLessThan(5_600);
    },
  ));

test("words with a flaw are asked for once more, naming the flaw", () =>
  withServer([{ kind: "text", text: FLAWED }, { kind: "normal" }], async (server) => {
    expect(await writerOf(server).write(quoteRequest())).toMatchObject({ source: "ai" });
    const [, second] = server.requests;
    expect(second?.body).toContain("it promised something or guessed at the future");
  }));

test("words with a flaw twice are the library's to write", () =>
  withServer([{ kind: "text", text: FLAWED }], async (server) => {
    expect(await writerOf(server).write(quoteRequest())).toMatchObject({ source: "library" });
    expect(server.requests).toHaveLength(2);
  }));

test("who has said no to AI meanwhile is not asked about again", () =>
  withServer([{ kind: "text", text: FLAWED }, { kind: "normal" }], async (server) => {
    const request = quoteRequest({ mayAskAgain: async () => false });
    expect(await writerOf(server).write(request)).toMatchObject({ source: "library" });
    expect(server.requests).toHaveLength(1);
  }));

test("words that the member has just read are not shown again", () =>
  withServer([{ kind: "normal" }], async (server) => {
    const { text } = await writerOf(server).write(quoteRequest());
    server.respond({ kind: "text", text }, { kind: "normal" });
    const second = await writerOf(server).write(quoteRequest({ recentTexts: [text] }));
    expect(second.text).not.toBe(text);
  }));

test("with nothing configured the library writes", async () => {
  expect((await writerFor({ kind: "composer" }).write(quoteRequest())).source).toBe("library");
});

const deaf: Model = { write: () => new Promise(() => {}) };
const fails = (error: Error): Model => ({ write: () => Promise.reject(error) });
const SOON = { beginsWithinMs: 30, endsWithinMs: 60 };

test("a model that ignores its signal does not hold the member up, and how it went is told", async () => {
  const outcomes: Outcome[] = [];
  const failure = writeWithModel(deaf, quoteRequest(), SOON, (outcome) => outcomes.push(outcome));
  await expect(failure).rejects.toMatchObject({ kind: "timeout" });
  expect(outcomes).toMatchObject([{ failure: "timeout", flaws: [] }]);
});

test("a fault of our own is told as such, without its text", async () => {
  const told = vi.fn();
  const quote = await writeWithModelOrLibrary(fails(new TypeError("a mood")), quoteRequest(), told);
  expect(quote.source).toBe("library");
  expect(told.mock.calls).toMatchObject([[{ failure: "unexpected" }]]);
});

test("no timer is left behind, however it ends", async () => {
  vi.useFakeTimers();
  await writeWithModelOrLibrary(fails(new QuoteWriterError("refused")), quoteRequest());
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("a model that fails after its deadline disturbs nobody", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const late: Model = {
    write: async () => {
      await delay(80);
      throw new QuoteWriterError("unreachable");
    },
  };
  await expect(writeWithModel(late, quoteRequest(), SOON)).rejects.toMatchObject({ kind: "timeout" });
  await delay(120);
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

const HOUR_MS = 60 * 60_000;

function reporting() {
  const hours: HourOfWriting[] = [];
  return { hours, report: hourlyReport((hour) => hours.push(hour)) };
}

const wrote = (ms: number) => ({ ms, failure: null, flaws: [] });

describe("How an hour of asking the model went", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("an hour of asking the model is one line: the library's share, why, and how long the model took", () => {
    const { hours, report } = reporting();
    for (let ms = 100; ms <= 1_800; ms += 100) report(wrote(ms));
    report({ ms: 2_000, failure: "timeout", flaws: [] });
    report({ ms: 1_900, failure: "unfit", flaws: ["promise", "worn", "promise"] });
    vi.advanceTimersByTime(HOUR_MS);
    expect(hours).toEqual([
      {
        asked: 20,
        libraryShare: 0.1,
        reasons: "timeout 1, unfit 1, flaw_promise 2, flaw_worn 1",
        medianMs: 1_000,
        p95Ms: 1_900,
      },
    ]);
  });

  test("words that were mended at the second try are no reason", () => {
    const { hours, report } = reporting();
    report({ ms: 900, failure: null, flaws: ["people"] });
    vi.advanceTimersByTime(HOUR_MS);
    expect(hours).toMatchObject([{ asked: 1, libraryShare: 0, reasons: "" }]);
  });

  test("each hour stands for itself, and an hour without a call says nothing", () => {
    const { hours, report } = reporting();
    report(wrote(100));
    vi.advanceTimersByTime(3 * HOUR_MS);
    report(wrote(300));
    vi.advanceTimersByTime(HOUR_MS);
    expect(hours.map(({ asked, medianMs }) => [asked, medianMs])).toEqual([
      [1, 100],
      [1, 300],
    ]);
  });

  test("a line holds numbers and names of reasons, whatever else an outcome carries", () => {
    const { hours, report } = reporting();
    report(Object.assign(wrote(100), { text: "a mood", userId: "somebody" }));
    vi.advanceTimersByTime(HOUR_MS);
    expect(Object.keys(hours[0] ?? {})).toEqual(["asked", "libraryShare", "reasons", "medianMs", "p95Ms"]);
    expect(JSON.stringify(hours)).not.toMatch(/mood|somebody/);
  });
});
