import { expect, test } from "vitest";
import { BRAND } from "@/lib/config/brand";
import { readingGrade, wordsOf } from "@/lib/words/writers/form";
import type { FaqBlock } from "./faq-page";
import { FAQ } from "./faq-text";

const ENTRIES = FAQ.flatMap(({ entries }) => entries);
const plain = (block: FaqBlock) =>
  typeof block === "string" ? block.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1") : "";

test("thirty questions stand in six groups of five, with the names that were agreed", () => {
  expect(FAQ.map(({ title, entries }) => [title, entries.length])).toEqual([
    ["Getting Started", 5],
    ["Account & Subscription", 5],
    [`Using ${BRAND.name}`, 5],
    ["Data & Privacy", 5],
    ["Features & Enhancements", 5],
    ["Technical & Support", 5],
  ]);
});

test("each group and entry has an anchor of its own that needs no escaping", () => {
  const anchors = [...FAQ.map(({ id }) => id), ...ENTRIES.map(({ slug }) => slug)];
  expect(new Set(anchors).size).toBe(36);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("each question asks and no two are alike", () => {
  expect(new Set(ENTRIES.map(({ question }) => question)).size).toBe(30);
  for (const { question } of ENTRIES) expect(question).toMatch(/\?$/);
});

test.each(ENTRIES)("$slug reads at the age of eleven, and fits its place on a small phone", ({ answer }) => {
  const text = answer.map(plain).join(" ");
  expect(readingGrade(text)).toBeLessThanOrEqual(7);
  // Some 35 letters a line: more than this would have to be scrolled within 500 px.
  expect(text.length).toBeLessThan(600);
});

test("all answers together read at the age of nine to eleven", () => {
  const text = ENTRIES.flatMap(({ answer }) => answer.map(plain)).join(" ");
  expect(wordsOf(text).length).toBeGreaterThan(1000);
  expect(readingGrade(text)).toBeLessThanOrEqual(5.5);
});

test("the answers state what was agreed", () => {
  const said = (slug: string) => ENTRIES.find((entry) => entry.slug === slug)?.answer.join(" ") ?? "";
  expect(said("what-do-i-rate")).toMatch(/15 .* from 1 to 5/);
  expect(said("free-trial")).toMatch(/3 days .* every premium feature/);
  expect(said("free-trial")).toContain("If you cancel before it ends, you pay nothing.");
  expect(said("time-of-day")).toContain("tags");
  expect(said("streaks")).toContain("If you miss a day, it goes back to zero");
  expect(said("how-is-my-data-stored")).toContain("stored encrypted");
  expect(said("export")).toMatch(/CSV.*JSON/);
  expect(said("themes")).toMatch(/a light one and a dark one/);
  expect(said("how-can-i-sign-in")).toMatch(/email address and a password, or with Google/);
  expect(said("refunds")).toContain("It depends on your plan and on when you ask.");
});
