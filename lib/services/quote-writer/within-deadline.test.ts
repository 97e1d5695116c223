import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { QuoteWriter, WrittenQuote } from "@/lib/services/quote-writer/port";
import { writeWithin } from "@/lib/services/quote-writer/within-deadline";
import { QuoteWriterError } from "@/lib/services/quote-writer/writer-error";
import { quoteRequest } from "@/tests/support/quote-requests";

const request = quoteRequest();
const quote = (text: string): WrittenQuote => ({
  text,
  source: "library",
  model: null,
  inputTokens: null,
  outputTokens: null,
});
const writes = (text: string): QuoteWriter => ({ write: async () => quote(text) });
const fails = (error: Error): QuoteWriter => ({ write: () => Promise.reject(error) });
const deaf: QuoteWriter = { write: () => new Promise(() => {}) };

afterEach(() => vi.useRealTimers());

test("a primary that writes in time is the one that is read", async () => {
  const onFallback = vi.fn();
  expect(await writeWithin(writes("first"), writes("second"), request, 1_000, onFallback)).toEqual(
    quote("first"),
  );
  expect(onFallback).not.toHaveBeenCalled();
});

test("a primary that ignores its signal does not hold the member up", async () => {
  const onFallback = vi.fn();
  const started = performance.now();
  expect(await writeWithin(deaf, writes("second"), request, 50, onFallback)).toEqual(quote("second"));
  expect(performance.now() - started).toBeLessThan(500);
  expect(onFallback.mock.calls).toEqual([["timeout"]]);
});

test("the primary hears that its time is up", async () => {
  let heard: AbortSignal | undefined;
  const listening: QuoteWriter = {
    write: (_, signal) => {
      heard = signal;
      return new Promise(() => {});
    },
  };
  await writeWithin(listening, writes("second"), request, 20);
  expect(heard?.aborted).toBe(true);
});

test("the fallback writes when the primary fails, and the reason is told without its text", async () => {
  const onFallback = vi.fn();
  const primary = fails(new QuoteWriterError("refused"));
  expect(await writeWithin(primary, writes("second"), request, 1_000, onFallback)).toEqual(quote("second"));
  await writeWithin(fails(new TypeError("a mood")), writes("second"), request, 1_000, onFallback);
  expect(onFallback.mock.calls).toEqual([["refused"], ["unexpected"]]);
});

test("a primary that throws before it returns a promise is caught as well", async () => {
  const throwing: QuoteWriter = {
    write: () => {
      throw new QuoteWriterError("unreachable");
    },
  };
  expect(await writeWithin(throwing, writes("second"), request, 1_000)).toEqual(quote("second"));
});

test("without a fallback the failure is the caller's", async () => {
  const failure = new QuoteWriterError("overloaded");
  await expect(writeWithin(fails(failure), null, request, 1_000)).rejects.toBe(failure);
  await expect(writeWithin(deaf, null, request, 20)).rejects.toMatchObject({ kind: "timeout" });
});

test("a fallback that fails is not hidden", async () => {
  const broken = fails(new Error("library"));
  await expect(writeWithin(fails(new Error("primary")), broken, request, 1_000)).rejects.toThrow("library");
});

test("no timer is left behind, however it ends", async () => {
  vi.useFakeTimers();
  await writeWithin(writes("first"), null, request, 60_000);
  await writeWithin(fails(new QuoteWriterError("refused")), writes("second"), request, 60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("a primary that fails after its deadline disturbs nobody", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const lateFailure: QuoteWriter = {
    write: async () => {
      await delay(40);
      throw new QuoteWriterError("unreachable");
    },
  };
  expect(await writeWithin(lateFailure, writes("second"), request, 10)).toEqual(quote("second"));
  await delay(80);
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
