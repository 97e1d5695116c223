import "@/tests/support/environment";
import { expect, test } from "vitest";
import { crisisWords } from "@/lib/crisis/crisis-lines";
import nextConfig from "@/next.config.mjs";
import { sampleLetters } from "@/tests/support/sample-letters";
import type { TemplateName } from "./queue-mail";
import { renderLetter, TEMPLATES } from "./sender";

const NAMES = Object.keys(TEMPLATES) as TemplateName[];
const READER = { email: "ada@hearten.test", firstName: "<b>Ada</b>", timeZone: "America/Toronto" };
/** Something for every field of every letter. */
const DATA: Record<string, unknown> = {
  takesPayment: true,
  price: "£4.99",
  token: "a-token",
  provider: "<b>Somewhere</b>",
  until: "24 November 2026",
  keepsAccess: true,
  keepsFactor: true,
  event: "code_used",
};

/** What nobody who looks over a shoulder at a list of mails should learn. */
const PRIVATE =
  /mood|feel|emotion|anxi|stress|depress|sad|hope|mental|health|wellness|wellbeing|therap|crisis|suicid|distress|check-?in/i;

test.each(NAMES)(
  "The letter %s is whole in both of its parts, and its subject tells nothing private",
  async (name) => {
    const content = TEMPLATES[name].build(DATA, READER);
    const mail = await renderLetter(READER.email, content);
    expect(mail.subject).not.toMatch(PRIVATE);
    expect(content.preview).not.toMatch(PRIVATE);
    for (const paragraph of content.paragraphs) expect(mail.text.replace(/\s+/g, " ")).toContain(paragraph);
    if (content.action) expect(mail.text).toContain(content.action.href);
    expect(mail.html).toContain('content="light dark"');
    expect(mail.html).toContain("prefers-color-scheme: dark");
    expect(mail.html).not.toContain("<b>");
  },
);

test("Every letter names the crisis lines, those of its reader's time zone first", async () => {
  const content = TEMPLATES.passwordChanged.build({}, READER);
  const lines = async (timeZone: string | null) => {
    const { text } = await renderLetter(READER.email, content, timeZone);
    return text.replace(/\s+/g, " ").replace(" https://findahelpline.com", "");
  };
  expect(await lines("America/Toronto")).toContain(`Need help now? ${crisisWords("America/Toronto")}`);
  expect(await lines("Europe/Dublin")).toContain(`Need help now? ${crisisWords("Europe/Dublin")}`);
  expect(await lines(null)).toContain(`Need help now? ${crisisWords(null)}`);
});

test("Every letter can be looked at with made-up contents", async () => {
  const letters = await sampleLetters();
  expect(letters.map(([name]) => name)).toEqual([...NAMES, "newsletter", "notice"]);
  for (const [, { html, text }] of letters) expect(`${html}${text}`).not.toMatch(/undefined|\[object/);
});

test("No page that a mail's token leads to hands its address on as a Referer", async () => {
  const letters = await sampleLetters();
  const links = letters.flatMap(
    ([, { text }]) => text.match(/https?:\/\/[^\s\])>]+[?&]token=[^\s\])>]+/g) ?? [],
  );
  const pages = new Set(links.map((link) => new URL(link).pathname));
  expect([...pages].sort()).toEqual(
    ["/confirm-newsletter", "/reset-password", "/unsubscribe-newsletter", "/verify-email"].sort(),
  );
  const rules = (await nextConfig.headers?.()) ?? [];
  for (const page of pages) {
    // The last rule that fits wins.
    const [last] = rules
      .filter(({ source }) => new RegExp(`^${source.replace("/:path*", "/.*")}$`).test(page))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === "Referrer-Policy"))
      .reverse();
    expect([page, last?.value]).toEqual([page, "no-referrer"]);
  }
});
