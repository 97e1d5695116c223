import type { Locator } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test("the short check-in: from Home to words in at most eight presses, its five alone rated and remembered; an earlier moment is logged for its own day", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/sliders");
  await page.getByRole("radio", { name: "Short" }).check({ force: true });
  await page.goto("/");
  let presses = 0;
  const press = (target: Locator, position?: { x: number; y: number }) => {
    presses += 1;
    return position ? target.click({ position }) : target.click();
  };
  await press(page.getByRole("link", { name: "You", exact: true }).first());
  const sliders = page.getByRole("slider");
  await expect(sliders).toHaveCount(5);
  for (const slider of await sliders.all()) {
    await expect(slider).toHaveAttribute("aria-valuetext", /^3 of 5, .*, not moved$/);
    await press(slider, { x: 4, y: 20 });
    await expect(slider).toHaveAttribute("aria-valuetext", /^1 of 5, [a-z ]+$/);
  }
  await press(page.getByRole("button", { name: "Generate My Quote" }));
  await expect(page.locator("blockquote")).toBeVisible();
  expect(presses).toBeLessThanOrEqual(8);

  await page.getByRole("button", { name: "Log an earlier moment" }).click();
  await page.getByLabel("Which day?").selectOption({ label: "Yesterday" });
  // Soon after midnight yesterday's evening is still "this evening".
  await page.getByRole("radio", { name: "Morning" }).check({ force: true });
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByText(/ that morning\.$/)).toBeVisible();

  await page.goto("/progress");
  await expect(page.getByRole("button", { name: /^Yesterday, morning/ })).toBeVisible();
  await page.getByRole("button", { name: /^Today/ }).click();
  const rated = page.getByRole("meter");
  await expect(page.getByRole("meter", { name: "Sleep" })).toBeVisible();
  expect(await rated.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(
    expect.arrayContaining(["Stress", "Connection", "Hope", "Sleep", "Challenge level"]),
  );
  await expect(page.getByRole("meter", { name: "Confidence" })).toHaveCount(0);
});
