import { afterAll, beforeAll, expect, test } from "vitest";
import * as testSend from "@/app/api/admin/newsletter/test-send/route";
import { useFreshDatabase } from "@/tests/support/database";
import type { Loopback } from "@/tests/support/mail/loopback";
import { smtpServer } from "@/tests/support/mail/smtp-loopback";
import { admin, type Member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let keeper: Member;
let smtp: Loopback;

beforeAll(async () => {
  smtp = await smtpServer();
  // Before the configuration is read.
  process.env.SMTP_URL = smtp.url;
  keeper = await admin((await useFreshDatabase()).prisma);
});

afterAll(() => smtp.close());

const sendTo = async (to: string) =>
  (await call(testSend, "POST", "/api/admin/newsletter/test-send", { as: keeper, body: { to } })).body;

test("An address that a mail server does not take is told as that, not as a wrong password", async () => {
  expect(await sendTo("gone@hearten.invalid")).toMatchObject({
    success: false,
    diagnosis:
      "SMTP didn't accept an email to this address. Check that it's spelt right and can receive email.",
    error: "550 EENVELOPE",
  });
});

test("A password that a mail server does not take is told as that", async () => {
  smtp.troubles.push("wrong key");
  expect(await sendTo("ada@hearten.test")).toMatchObject({
    success: false,
    diagnosis: expect.stringContaining("Check its key or password"),
  });
});
