import type { Page } from "@playwright/test";
import { signInAsMaya } from "@/tests/e2e/support/people";
import { expect, test } from "@/tests/e2e/support/test";
import type { Behaviour } from "@/tests/support/anthropic-behaviours";

const TROUBLES: Behaviour[] = [
  { kind: "overloaded" },
  { kind: "rateLimited", retryAfter: "60" },
  { kind: "refusal" },
  { kind: "empty" },
  { kind: "truncated" },
  { kind: "htmlPage" },
];

test("a model that answers writes the quote, and is told nothing that names the member", async ({
  page,
  anthropic,
}) => {
  anthropic.respond({ kind: "normal" });
  const before = anthropic.requests.length;
  await signInAsMaya(page);
  const reply = await page.request.post("/api/quotes/generate", { data: { sleepQuality: 2 } });
  expect(await reply.json()).toMatchObject({ source: "ai", text: expect.any(String) });

  const user = (await (await page.request.get("/api/user")).json()) as { id: string };
  const sent = anthropic.requests.slice(before).map(({ body }) => body);
  expect(sent).toHaveLength(1);
  for (const secret of ["Maya", "Okafor", "hearten.example", user.id])
    expect(sent.join()).not.toContain(secret);
});

test("with a model that is slow words stand on the screen within 3 s all the same", async ({
  page,
  anthropic,
}) => {
  anthropic.respond({ kind: "slow", ms: 20_000 });
  await signInAsMaya(page);
  await page.goto("/sliders");
  const generate = page.getByRole("button", { name: "Generate My Quote" });
  await expect(generate).toBeEnabled();
  await timeFromPressToWords(page);
  await generate.click();
  await expect(page.locator("blockquote")).toBeVisible({ timeout: 4_000 });
  const { duration } = await page.evaluate(() => performance.measure("wait", "pressed", "words").toJSON());
  expect(duration).toBeLessThan(3_000);
  await expect(page.getByText("From Hearten's own library")).toBeVisible();
});

test("whatever else a model answers, the call has the library's words within 3 s", async ({
  page,
  anthropic,
}) => {
  await signInAsMaya(page);
  for (const trouble of TROUBLES) {
    anthropic.respond(trouble);
    const began = performance.now();
    const reply = await page.request.post("/api/quotes/generate", { data: { sleepQuality: 2 } });
    expect(performance.now() - began, trouble.kind).toBeLessThan(3_000);
    expect(await reply.json(), trouble.kind).toMatchObject({ source: "library", text: expect.any(String) });
  }
});

/** Has the page itself note when the button is pressed and when the words stand there. */
async function timeFromPressToWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("click", () => performance.mark("pressed"), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector("blockquote")) return;
      performance.mark("words");
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
}
