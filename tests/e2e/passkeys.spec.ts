import type { Page } from "@playwright/test";
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

test("a member adds a passkey, renames it, and signs in with it typing nothing", async ({ page }) => {
  await plugIn(page);
  const { email } = await signInAsNewcomer(page);
  await page.goto("/settings");
  const card = page.locator(".card", { has: page.getByRole("heading", { name: "Passkeys", exact: true }) });
  await expect(card.getByText("You don't have a passkey yet.")).toBeVisible();
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("The blue phone");
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(card.getByText("Added today")).toBeVisible();

  await card.getByRole("button", { name: "Rename The blue phone" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("The green phone");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("The green phone")).toBeVisible();

  // What is offered in the field of the address is taken by the device at once.
  await page.request.get("/api/logout");
  await page.goto("/auth", { waitUntil: "commit" });
  await isHome(page);
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ email });

  // Where nothing can be offered there, the button does.
  await page.request.get("/api/logout");
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await isHome(page);
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ email });
  const { passkeys } = await (await page.request.get("/api/user/passkeys")).json();
  expect(passkeys).toEqual([
    expect.objectContaining({ name: "The green phone", lastUsedAt: expect.any(String) }),
  ]);
});

/** The sign-in has led on; the screen there is another test's. */
async function isHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
}
