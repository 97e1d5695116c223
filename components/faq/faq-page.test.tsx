// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FaqList, faqFacts } from "./faq-page";
import { FAQ } from "./faq-text";

afterEach(cleanup);

const GROUPS = [
  {
    id: "first",
    title: "First",
    entries: [
      { slug: "one", question: "One?", answer: ["Yes."] },
      { slug: "two", question: "Two?", answer: ["No, see [there](/terms)."] },
    ],
  },
];

const open = (container: HTMLElement) =>
  Array.from(container.querySelectorAll("details"), (entry) => entry.open);

test("by default entries close each other, and nothing opens or closes them all", () => {
  const { container } = render(<FaqList groups={GROUPS} />);
  const names = Array.from(container.querySelectorAll("details"), (entry) => entry.getAttribute("name"));
  expect(names).toEqual(["faq", "faq"]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("in multiple mode entries stand alone, and Expand All and Collapse All reach each of them", async () => {
  const { container } = render(<FaqList groups={GROUPS} multiple />);
  expect(container.querySelector("details[name]")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Expand All" }));
  expect(open(container)).toEqual([true, true]);
  await userEvent.click(screen.getByRole("button", { name: "Collapse All" }));
  expect(open(container)).toEqual([false, false]);
});

test("search engines get every question with its answer, without the marks of links", () => {
  const facts = JSON.stringify(faqFacts(FAQ));
  expect(facts.match(/"@type":"Question"/g)).toHaveLength(30);
  expect(facts).not.toContain("](");
  expect(facts).toContain("Samaritans 116 123; text SHOUT to 85258");
});
