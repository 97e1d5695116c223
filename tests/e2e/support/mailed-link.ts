import { expect } from "@playwright/test";
import { linkIn, mailsTo } from "@/tests/support/outbox";
import type { App } from "./app";

/** The newest link to a page that was mailed to an address; the mail comes after the reply. */
export async function mailedLink(app: App, email: string, path: string): Promise<URL> {
  let link: URL | undefined;
  await expect(async () => {
    const mails = await mailsTo(app.dataDir, email);
    const mail = mails.findLast((one) => one.text?.includes(path));
    expect(mail, `a mail with a link to ${path}`).toBeDefined();
    link = linkIn(mail, path);
  }).toPass({ timeout: 10_000 });
  if (!link) throw new Error(`No mail holds a link to ${path}.`);
  return link;
}
