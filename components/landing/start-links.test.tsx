import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Hero } from "./hero";
import { ReadyToStart } from "./important-notice";

test.each([
  ["at the head of the landing page", <Hero key="hero" />],
  ["at its end", <ReadyToStart key="end" />],
])("'Start Free Trial' %s leads to creating an account", (_, part) => {
  const [, href] = renderToStaticMarkup(part).match(/<a[^>]* href="([^"]*)"[^>]*>Start Free Trial</) ?? [];
  expect(href).toBe("/auth?tab=create-account");
});
