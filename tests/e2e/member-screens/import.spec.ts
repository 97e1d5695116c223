import { addDays, localDate } from "@/lib/time/clock";
import { signUpOnTrial } from "../support/people";
import { expect, test } from "../support/test";

test("a Daylio file is looked at, imported, found in Progress, and undone as a whole", async ({
  page,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add("/api/user/import/preview");
  await signUpOnTrial(page, "importer@example.com");
  const yesterday = addDays(localDate(new Date(), "UTC"), -1);
  const daylio = [
    "full_date,date,weekday,time,mood,activities,note_title,note",
    `${yesterday},any,any,08:30,good,tea | bath,,A walk by the river`,
    `${yesterday},any,any,20:30,rad,,,`,
    `${yesterday},any,any,21:30,splendid,,,`,
  ].join("\n");
  await page.goto("/settings");
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Import", exact: true }) });
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent("filechooser");
    await card.getByRole("button", { name: "Choose a file" }).click();
    await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  };
  await expect(card.getByRole("button", { name: "Undo this import" })).toBeHidden();
  await choose("sums.csv", "a,b\n1,2\n");
  await expect(card.getByRole("status")).toContainText("We can't read this kind of file.");

  await choose("daylio_export.csv", daylio);
  await expect(card).toContainText("2 entries on ");
  // What was pressed is gone: the focus is where the answer stands.
  await expect(card).toBeFocused();
  await expect(card).toContainText("1 line you wrote for yourself");
  await expect(card).toContainText("2 activities left out");
  await expect(card).toContainText("1 part can't be read and will be left out");
  await expect(card).toContainText("Line 4, mood: isn't one of Daylio's five standard moods");
  const start = card.getByRole("button", { name: "Import 2 of 3 entries" });
  await expect(start).toBeDisabled();
  await card.getByRole("checkbox").check();
  await start.click();
  await expect(card.getByRole("status")).toContainText("2 entries imported.");
  await expect(card.getByRole("status")).toContainText("1 entry we couldn't read was left out.");
  await expect(card).toContainText("You can undo it for another 23 hours.");

  await card.getByRole("link", { name: "Progress" }).click();
  await expect(page.getByText("A walk by the river")).toBeVisible();
  const entries = page.locator(".entry-summary");
  await expect(entries).toHaveCount(2);
  await expect(entries.filter({ hasText: "Yesterday" })).toHaveCount(2);
  await expect(entries.filter({ hasText: "5.0/5" })).toHaveCount(1);

  await page.goto("/settings");
  await card.getByRole("button", { name: "Undo this import" }).click();
  await expect(card.getByRole("status")).toHaveText("Your last import has been undone.");
  const { totalEntries } = await (await page.request.get("/api/user/stats")).json();
  expect(totalEntries).toBe(0);
});
