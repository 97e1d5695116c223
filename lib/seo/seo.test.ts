import { expect, test } from "vitest";
import { decide } from "@/lib/access/routing-table";
import { BRAND } from "@/lib/config/brand";
import { CLOSED_TO_CRAWLERS, LISTED_PAGES, productFacts, publicPage } from "./public-page";

const isClosed = (path: string) => CLOSED_TO_CRAWLERS.some((closed) => path.startsWith(closed));

test("crawlers are asked to leave members', admin, API and token pages alone", () => {
  for (const path of [
    ...["/sliders", "/favorites", "/progress", "/analytics", "/settings", "/subscription"],
    ...["/admin/newsletter", "/admin/users", "/api/user", "/email-preferences", "/reset-password?token=x"],
    ...["/verify-email?token=x", "/confirm-newsletter", "/unsubscribe-newsletter", "/unsubscribe"],
  ]) {
    expect([path, isClosed(path)]).toEqual([path, true]);
  }
});

test("what the sitemap lists is open to crawlers and to visitors", () => {
  for (const path of LISTED_PAGES) {
    expect([path, isClosed(path)]).toEqual([path, false]);
    expect(decide(path, "signed_out").do).toMatch(/^show/);
  }
});

test("a public page names itself the same way in every place", () => {
  const page = publicPage({ title: "FAQ", description: "Answers.", path: "/faq" });
  expect(page).toMatchObject({
    title: "FAQ",
    alternates: { canonical: "/faq" },
    openGraph: { title: `FAQ | ${BRAND.name} - Mental Health Support`, url: "/faq", description: "Answers." },
    twitter: { card: "summary_large_image", title: `FAQ | ${BRAND.name} - Mental Health Support` },
  });
});

test("the facts of the product carry its price and its own address", () => {
  expect(productFacts(new URL("https://hearten.example"))).toMatchObject({
    url: "https://hearten.example/",
    offers: { price: "4.99", priceCurrency: "GBP" },
  });
});
