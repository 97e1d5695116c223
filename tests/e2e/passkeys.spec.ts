import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { signInAsNewcomer } from "./support/people";
import { expect, test } from "./support/test";

/** A device that holds passkeys, and whose owner always says yes (Chrome DevTools Protocol, WebAuthn). */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a member adds a passkey, signs in with it typing nothing, renames it and removes it", async ({
  page,
}) => {
  await plugIn(page);
  const { email } = await signInAsNewcomer(page);
  await page.goto("/settings");
  const card = page.locator(".card", { has: page.getByRole("heading", { name: "Passkeys", exact: true }) });
  await expect(card.getByText("You don't have a passkey yet.")).toBeVisible();
  await hydrated(page);
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("The blue phone");
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(card.getByText("Added today")).toBeVisible();

  // What is offered in the field of the address is taken by the device at once.
  await page.request.get("/api/logout");
  await page.goto("/auth");
  await page.waitForURL((url) => url.pathname === "/");
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ email });

  // Where nothing can be offered there, the button does.
  await page.request.get("/api/logout");
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto("/auth");
  await hydrated(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ email });

  await page.goto("/settings");
  await hydrated(page);
  await expect(card.getByText("Last used today")).toBeVisible();
  await card.getByRole("button", { name: "Rename The blue phone" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("The green phone");
  await page.getByRole("button", { name: "Save" }).click();
  await card.getByRole("button", { name: "Remove The green phone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("You don't have a passkey yet.")).toBeVisible();
});
