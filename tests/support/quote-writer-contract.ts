import { expect, test } from "vitest";
import { flaws } from "@/lib/words/writers/checker";
import type { WrittenQuote } from "@/lib/words/writers/port";
import type { QuoteWriter } from "@/lib/words/writers/writer";
import { EVERY_KIND, quoteRequest } from "@/tests/support/quote-requests";

interface WriterUnderTest {
  writer: QuoteWriter;
  close?: () => Promise<void>;
}

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
      const { text } = await writer.write(request);
      expect(flaws(text, request), text).toEqual([]);
    });
  }

  contract("does not repeat the member's last quotes", async (writer) => {
    const first = await writer.write(quoteRequest());
    const read = { passages: [first.passage ?? ""], sentences: new Set<string>() };
    const second = await writer.write(quoteRequest({ recentTexts: [first.text], read }));
    expect(second.text).not.toBe(first.text);
  });

  contract("says who wrote the words", async (writer) => {
    expectHonestSource(await writer.write(quoteRequest()));
  });

  contract("leaves the request as it was", async (writer) => {
    const request = quoteRequest({ recentTexts: ["Words from yesterday."] });
    const before = structuredClone(request);
    await writer.write(request);
    expect(request).toEqual(before);
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
