// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LegalNote } from "@/components/auth/auth-card";
import { RegistrationAgreement } from "@/components/auth/auth-forms";
import { PublicFooter } from "@/components/layout/public-shell";
import { LegalCard } from "@/components/settings/settings-screen";
import { BRAND } from "@/lib/config/brand";
import { LegalPage } from "./legal-page";
import { PRIVACY, PRIVACY_SUMMARY } from "./privacy-text";
import { TERMS, TERMS_SUMMARY } from "./terms-text";

afterEach(cleanup);

const PAGES = [
  { title: "Terms of Service", summary: TERMS_SUMMARY, sections: TERMS, count: 13 },
  { title: "Privacy Policy", summary: PRIVACY_SUMMARY, sections: PRIVACY, count: 14 },
];

const hrefs = (within: ParentNode = document) =>
  Array.from(within.querySelectorAll("a"), (link) => link.getAttribute("href"));

test.each(PAGES)("$title has $count sections, each with an anchor of its own in the contents", (page) => {
  const { container } = render(<LegalPage {...page} demo={false} />);
  const ids = Array.from(container.querySelectorAll("section[id]"), (section) => section.id);
  expect(ids).toHaveLength(page.count);
  const every = Array.from(container.querySelectorAll("[id]"), (element) => element.id);
  expect(new Set(every).size).toBe(every.length);
  expect(hrefs(screen.getByRole("navigation", { name: "On this page" }))).toEqual(ids.map((id) => `#${id}`));
});

test.each(PAGES)("$title says when it was updated and leads home at its top and its end", (page) => {
  render(<LegalPage {...page} demo={false} />);
  expect(screen.getByText("Last updated January 28, 2025")).toBeDefined();
  for (const name of ["Back to Home", "Return"]) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/");
  }
});

test.each(PAGES)("$title gives both mailboxes, the crisis lines and who runs the server", (page) => {
  render(<LegalPage {...page} demo={false} />);
  const main = screen.getByRole("main");
  for (const href of [
    `mailto:${BRAND.supportEmail}`,
    `mailto:${BRAND.privacyEmail}`,
    "tel:988",
    "tel:116123",
    "https://findahelpline.com",
  ]) {
    expect(hrefs(main)).toContain(href);
  }
  expect(within(main).getByText("Operator")).toBeDefined();
});

test.each(PAGES)("$title has the lines of where its reader is first", (page) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const device = { ...options, timeZone: "America/New_York" };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(device);
  render(<LegalPage {...page} demo={false} />);
  expect(screen.getByRole("main").querySelector(".crisis-lines a")?.textContent).toBe("Call 988");
});

test.each(PAGES)("$title shows no gap that somebody has to fill, and no link that was not made", (page) => {
  render(<LegalPage {...page} demo={false} />);
  expect(document.body.textContent).not.toMatch(/FILL IN|TODO|TBD|XXX|\[|\]|undefined|null/);
});

test.each([
  { place: "the footer", node: <PublicFooter demo={false} /> },
  { place: "the sign-in page", node: <LegalNote /> },
  { place: "registering", node: <RegistrationAgreement /> },
  { place: "settings", node: <LegalCard /> },
])("$place links to both pages", ({ node }) => {
  render(node);
  expect(hrefs()).toEqual(expect.arrayContaining(["/terms", "/privacy"]));
});
