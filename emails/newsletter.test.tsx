// @vitest-environment jsdom
import { render } from "react-email";
import { describe, expect, test } from "vitest";
import { Issue } from "./newsletter";

const UNSUBSCRIBE = "https://hearten.example/unsubscribe-newsletter?token=t";

async function rendered(
  subject: string,
  content: string,
  unsubscribeLink: string | null = UNSUBSCRIBE,
): Promise<Document> {
  const html = await render(
    <Issue
      subject={subject}
      content={content}
      appUrl="https://hearten.example"
      unsubscribeLink={unsubscribeLink}
      timeZone={null}
    />,
  );
  return new DOMParser().parseFromString(html, "text/html");
}

describe.each([
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "javascript:alert(1)",
  'https://ok.example/"onmouseover="alert(1)',
  "https://ok.example/'><script>alert(1)</script>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "</title><script>alert(1)</script>",
  "<!--<img src='--><img src=x onerror=alert(1)>'>",
  "<style>@import 'https://evil.example'</style>",
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
])("A newsletter that says %s", (attack) => {
  test("shows it as it was typed, and nothing in it can run", async () => {
    const document = await rendered(attack, `Hello\n\n${attack}\n${attack}`);
    expect(document.querySelectorAll("script, iframe, svg, img, object, embed, form, base")).toHaveLength(0);
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        if (name === "href" || name === "src") expect(value).toMatch(/^https:\/\/[^"<>\s]+$/);
      }
    }
    expect(document.querySelector("h1")?.textContent).toBe(attack);
    expect(document.body.textContent).toContain(attack);
  });
});

test("An empty line begins a paragraph, a line break stays one, and a web address is a link without its full stop", async () => {
  const document = await rendered("Hello", "One\ntwo\n\nSee https://hearten.example/about.");
  const paragraphs = [...document.querySelectorAll("p")].map((p) => p.innerHTML);
  expect(paragraphs.filter((html) => html.includes("One"))[0]).toMatch(/One.*<br>.*two/);
  const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toContain("https://hearten.example/about");
  expect(hrefs).toContain(UNSUBSCRIBE);
});

test("A notice says why it comes to every member, and has no link to unsubscribe", async () => {
  const document = await rendered("Our terms change", "Our new terms apply from 1 March.", null);
  expect(document.body.textContent).toContain(
    "You're getting this because you have a Hearten account. It's about your account, so it goes to every member.",
  );
  expect(document.body.innerHTML).not.toMatch(/unsubscribe|newsletter/i);
});
