import type { Page } from "@playwright/test";
import { FAQ } from "@/components/faq/faq-text";
import { BRAND } from "@/lib/config/brand";
import { expect, test } from "./support/test";

const PAGES = [
  { path: "/", title: BRAND.tagline },
  { path: "/about", title: "About" },
  { path: "/faq", title: "FAQ" },
  { path: "/terms", title: "Terms of Service" },
  { path: "/privacy", title: "Privacy Policy" },
];
const FIRST = FAQ[0]?.entries[0]?.slug ?? "";
const SECOND = FAQ[0]?.entries[1]?.slug ?? "";
const LATE = FAQ[5]?.entries[3]?.slug ?? "";

test("FAQ: an address with a name opens that entry below the top; opening another closes it, and names itself in the address", async ({
  page,
}) => {
  await page.goto(`/faq#${LATE}`);
  await expect(page.locator("details")).toHaveCount(30);
  await expect(page.locator(`#${LATE}`)).toBeVisible();
  const top = () => summary(page, LATE).evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const belowTheWindow = () =>
    summary(page, LATE).evaluate((it) => it.getBoundingClientRect().bottom - window.innerHeight);
  await expect.poll(belowTheWindow).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  expect(await top()).toBeGreaterThanOrEqual(64);

  await summary(page, FIRST).click();
  await expect(page.locator(`#${FIRST}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/faq#${FIRST}$`));
  await summary(page, SECOND).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.locator(`#${SECOND}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/faq#${SECOND}$`));
  await summary(page, SECOND).click();
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("FAQ: whoever scrolls while an entry folds gets where they want, and what is pressed stays where it is when a longer entry closes above it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 430 });
  await page.goto("/faq");
  const topOf = (slug: string) => summary(page, slug).evaluate((it) => it.getBoundingClientRect().top);
  const before = await topOf(FIRST);
  const folding = await summary(page, FIRST).evaluate(async (it: HTMLElement) => {
    it.click();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const animations = document.getAnimations().length;
    window.scrollBy({ top: 200, behavior: "instant" });
    return animations;
  });
  expect(folding).toBeGreaterThan(0);
  await page.evaluate(folded);
  await expect.poll(async () => Math.abs(before - (await topOf(FIRST)) - 200)).toBeLessThanOrEqual(2);

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator(`#${FIRST}`)).toBeVisible();
    await page.evaluate(folded);
    const pressed = summary(page, SECOND);
    await pressed.evaluate((it) =>
      window.scrollBy({ top: it.getBoundingClientRect().top - 150, behavior: "instant" }),
    );
    const stood = await topOf(SECOND);
    await pressed.press("Enter");
    await expect(page.locator(`#${SECOND}`)).toBeVisible();
    await page.evaluate(folded);
    await expect
      .poll(async () => Math.abs((await topOf(SECOND)) - stood), `motion: ${reducedMotion}`)
      .toBeLessThanOrEqual(2);
    await summary(page, FIRST).click();
  }
});

/** In the page: what folds is seen a frame after the press. */
async function folded() {
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

test("FAQ: no answer is cut or has to be scrolled on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/faq");
  const slugs = FAQ.flatMap(({ entries }) => entries.map(({ slug }) => slug));
  const wrong = await page.evaluate(async (all) => {
    const found: string[] = [];
    for (const slug of all) {
      const answer = document.getElementById(slug);
      answer?.closest("details")?.querySelector("summary")?.click();
      // Opened and laid out.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { scrollHeight = 0, clientHeight = 0 } = answer ?? {};
      if (clientHeight === 0 || clientHeight > 500 || scrollHeight > clientHeight) found.push(slug);
    }
    return found;
  }, slugs);
  expect(wrong).toEqual([]);
});

test("robots and the sitemap name this server's own address", async ({ page, app }) => {
  const robots = await (await page.request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  for (const path of ["/settings", "/admin/", "/api/", "/reset-password"]) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const { path } of PAGES) expect(sitemap).toContain(`<loc>${new URL(path, app.url).href}</loc>`);
  expect(sitemap.match(/<loc>/g)).toHaveLength(PAGES.length);
});

test("whoever finds a weak spot reads whom to tell", async ({ page, app }) => {
  const told = await page.request.get("/.well-known/security.txt");
  expect(told.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await told.text()).toContain(`Canonical: ${app.url}/.well-known/security.txt\n`);
});

test.describe("before a choice about cookies", () => {
  test.use({ hasChosenCookies: false });

  test("every public page has its links, and what search and sharing want; it asks nothing of anybody else, and leaves no cookie", async ({
    page,
    app,
    context,
  }) => {
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith(app.url) && !request.url().startsWith("data:"))
        elsewhere.push(request.url());
    });
    await Promise.all(
      PAGES.map(async ({ path, title }) => {
        const tab = path === "/" ? page : await context.newPage();
        await tab.goto(path, { waitUntil: "networkidle" });
        await expectLinks(tab);
        await expectMeta(tab, path, `${title} | ${BRAND.name} - Mental Health Support`);
      }),
    );
    expect(await facts(page)).toMatchObject({ "@type": "WebApplication", name: BRAND.name });
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

/** The top's, which stays where it is, and the foot's. */
async function expectLinks(page: Page): Promise<void> {
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Features", "About", "Why Choose", "FAQ", "Contact"]);
  expect(await hrefs(page, "Main")).toEqual(["/#features", "/about", "/#why", "/faq", "#contact"]);
  await expect(page.getByRole("banner").getByRole("link", { name: "Start Free Trial" })).toHaveAttribute(
    "href",
    "/auth?tab=create-account",
  );
  expect(await hrefs(page, "Footer")).toEqual([
    ...["/about", "/faq", "/privacy", "/terms"],
    `mailto:${BRAND.supportEmail}`,
  ]);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => page.getByRole("banner").evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
}

/** A page's title, description, address and picture. */
async function expectMeta(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  const meta = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  expect((await meta("description"))?.length).toBeGreaterThan(60);
  expect(await meta("og:title")).toBe(title);
  expect(await meta("twitter:card")).toBe("summary_large_image");
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
  expect(new URL(canonical).pathname).toBe(path);
  const picture = await page.request.get(new URL((await meta("og:image")) ?? "").pathname);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("public pages show their text, their links and the crisis lines", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(5);
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeVisible();
      await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("contentinfo").locator('a[href="tel:988"]')).toBeVisible();
      await expect(page.locator(".opening")).toHaveCount(path === "/" ? 1 : 0);
      await expect(page.locator(".opening:visible")).toHaveCount(0);
    }
  });

  test("the landing page says what it is, how it works and why, in the agreed order", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Track\.\s*Reflect\.\s*Thrive\./);
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.slice(0, 5)).toEqual([
      `What is ${BRAND.name}?`,
      "How It Works",
      `Why Choose ${BRAND.name}`,
      "Important Notice",
      "Ready to Start?",
    ]);
    await expect(page.locator("#features ol > li")).toHaveCount(4);
    await expect(page.locator("#why article.card")).toHaveCount(5);
    await expect(page.locator("#why").getByRole("heading", { name: "Perfect For" })).toBeVisible();
  });

  test("about: every part that was agreed, and the way to start", async ({ page }) => {
    await page.goto("/about");
    for (const name of [
      ...["Our Mission", "What Makes It Different", "How It Helps", "Our Technology"],
      ...["Our Commitments", "Disclaimer"],
    ]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await expect(page.getByRole("main")).toContainText("AI language model");
    await expect(page.getByRole("main").getByRole("link", { name: BRAND.supportEmail })).toBeVisible();
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test("the FAQ opens one entry at a time, and the one that the address names", async ({ page }) => {
    await page.goto(`/faq#${LATE}`);
    await expect(page.locator(`#${LATE}`)).toBeVisible();
    await summary(page, FIRST).click();
    await expect(page.locator(`#${FIRST}`)).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await expect(page.getByRole("button", { name: /^(Expand|Collapse) All$/ })).toHaveCount(0);
    const faq = (await facts(page)) as { mainEntity: object[] };
    expect(faq).toMatchObject({ "@context": "https://schema.org", "@type": "FAQPage" });
    expect(faq.mainEntity).toHaveLength(30);
  });
});

function summary(page: Page, slug: string) {
  return page
    .locator("details")
    .filter({ has: page.locator(`#${slug}`) })
    .locator("summary");
}

function hrefs(page: Page, navigation: string): Promise<(string | null)[]> {
  return page
    .getByRole("navigation", { name: navigation })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

async function facts(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
}
