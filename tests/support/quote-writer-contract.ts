import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { flaws } from "@/lib/services/quote-writer/checker";
import type { QuoteWriter, WrittenQuote } from "@/lib/services/quote-writer/port";
import { EVERY_KIND, quoteRequest } from "@/tests/support/quote-requests";

interface WriterUnderTest {
  writer: QuoteWriter;
  close?: () => Promise<void>;
}

const never = new AbortController().signal;

/** What every writer owes the domain, whoever it is. `makeWriter` gives one that works. */
export function writerContract(name: string, makeWriter: () => Promise<WriterUnderTest>): void {
  const contract = (guarantee: string, check: (writer: QuoteWriter) => Promise<void>) =>
    test(`${name}: ${guarantee}`, async () => {
      const { writer, close } = await makeWriter();
      try {
        await check(writer);
      } finally {
        await close?.();
      }
    });

  for (const { name: kind, request } of EVERY_KIND) {
    contract(`words for ${kind} are fit to show`, async (writer) => {
      const { text } = await writer.write(request, never);
      expect(flaws(text, request), text).toEqual([]);
    });
  }

  contract("does not repeat the member's last quotes", async (writer) => {
    const first = await writer.write(quoteRequest(), never);
    const second = await writer.write(quoteRequest({ recentTexts: [first.text] }), never);
    expect(second.text).not.toBe(first.text);
  });

  contract("says who wrote the words", async (writer) => {
    expectHonestSource(await writer.write(quoteRequest(), never));
  });

  contract("leaves the request as it was", async (writer) => {
    const request = quoteRequest({ recentTexts: ["Words from yesterday."] });
    const before = structuredClone(request);
    await writer.write(request, never);
    expect(request).toEqual(before);
  });

  contract("settles at once when nobody waits any more", async (writer) => {
    const settled = writer.write(quoteRequest(), AbortSignal.abort()).then(
      () => "settled",
      () => "settled",
    );
    expect(await Promise.race([settled, delay(200, "still writing")])).toBe("settled");
  });
}

function expectHonestSource(quote: WrittenQuote): void {
  if (quote.source === "library") {
    expect(quote).toMatchObject({ model: null, inputTokens: null, outputTokens: null });
    return;
  }
  expect(quote.model).toMatch(/\S/);
  for (const tokens of [quote.inputTokens, quote.outputTokens]) {
    expect(tokens === null || Number.isInteger(tokens)).toBe(true);
  }
}
