import * as forgot from "@/app/api/auth/forgot-password/route";
import * as login from "@/app/api/auth/login/route";
import * as reset from "@/app/api/auth/reset-password/route";
import * as verify from "@/app/api/auth/verify-email/route";
import * as user from "@/app/api/user/route";
import { mailSettled } from "@/tests/support/mail-queue";
import { mailsTo, tokenIn } from "@/tests/support/outbox";
import { PASSWORD } from "@/tests/support/people";
import { type Browser, call, newBrowser, type Reply } from "@/tests/support/request";

/** The newest mail to an address, of those that say `words` if they are given, once everything that was begun is done. */
export async function newestMail(address: string, words = "") {
  await mailSettled();
  const mails = await mailsTo(process.env.DATA_DIR ?? "", address);
  return mails.filter((mail) => mail.text?.includes(words)).at(-1);
}

/** Asks for a new password and takes the token from the mail. */
export async function resetTokenFor(email: string): Promise<string> {
  await call(forgot, "POST", "/api/auth/forgot-password", { body: { email } });
  return tokenIn(await newestMail(email, "/reset-password"), "/reset-password");
}

export function resetPassword(token: string, password: string): Promise<Reply> {
  return call(reset, "POST", "/api/auth/reset-password", { body: { token, password } });
}

/** Opens a mailed link, signed out unless told. */
export function verifyEmail(token: string, as: Browser = newBrowser()): Promise<Reply> {
  return call(verify, "GET", `/api/auth/verify-email?token=${encodeURIComponent(token)}`, { as });
}

export function signIn(email: string, password = PASSWORD, as: Browser = newBrowser()): Promise<Reply> {
  return call(login, "POST", "/api/auth/login", { as, body: { email, password } });
}

/** 200 for a browser that is signed in, 401 for one that is not. */
export async function statusOf(browser: Browser): Promise<number> {
  return (await call(user, "GET", "/api/user", { as: browser })).status;
}
