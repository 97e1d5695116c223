import "@/tests/support/environment";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outbox } from "@/lib/mail/outbox";
import { type Mail, MailError, type MailFailure, type MailService } from "@/lib/mail/port";
import { resendMail } from "@/lib/mail/resend";
import { sendgridMail } from "@/lib/mail/sendgrid";
import { smtpMail } from "@/lib/mail/smtp";
import { type Loopback, listen, type TakenMail } from "@/tests/support/mail/loopback";
import { resendServer } from "@/tests/support/mail/resend-server";
import { sendgridServer } from "@/tests/support/mail/sendgrid-server";
import { smtpServer } from "@/tests/support/mail/smtp-loopback";

const FROM = { name: "Hearten", email: "hello@hearten.test" };
const SENDER = `${FROM.name} <${FROM.email}>`;
const MAIL: Mail = {
  to: "ada@hearten.test",
  subject: "Grüße, <b>und</b> mehr",
  html: "<p>Good morning — ☕</p>",
  text: "Good morning — ☕",
  headers: { "List-Unsubscribe": "<https://hearten.test/u?token=1>" },
};

interface Provider {
  service: MailService;
  loopback: Loopback | null;
  taken(): Promise<TakenMail[]>;
  close(): Promise<void>;
}

const PROVIDERS: Record<MailService["providerName"], () => Promise<Provider>> = {
  Resend: () => on(resendServer(), ({ url }) => resendMail({ apiKey: "re_1", baseUrl: url }, SENDER)),
  SendGrid: () => on(sendgridServer(), ({ url }) => sendgridMail({ apiKey: "SG.1", baseUrl: url }, FROM)),
  SMTP: () => on(smtpServer(), ({ url }) => smtpMail({ url, requireTls: false }, FROM)),
  Outbox: async () => {
    const folder = mkdtempSync(join(tmpdir(), "hearten-outbox-"));
    return {
      service: outbox(folder, SENDER),
      loopback: null,
      taken: () =>
        Promise.all(
          readdirSync(folder)
            .sort()
            .map((name) => mailIn(join(folder, name))),
        ),
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};
const NAMES = Object.keys(PROVIDERS) as MailService["providerName"][];

async function on(
  starting: Promise<Loopback>,
  adapter: (loopback: Loopback) => MailService,
): Promise<Provider> {
  const loopback = await starting;
  const { taken, close } = loopback;
  return { service: adapter(loopback), loopback, taken: async () => taken, close };
}

async function mailIn(file: string): Promise<TakenMail> {
  const {
    to,
    from,
    subject = "",
    html = "",
    text = "",
    headers,
  } = await PostalMime.parse(await readFile(file));
  const custom = headers.filter(({ key }) => key.startsWith("list-"));
  return {
    to: to?.[0]?.address ?? "",
    from: `${from?.name} <${from?.address}>`,
    subject,
    html,
    text,
    headers: Object.fromEntries(custom.map(({ key, value }) => [key, value])),
    key: file,
  };
}

let provider: Provider;

async function failing(act: Promise<unknown>): Promise<MailError> {
  const error = await act.catch((thrown: unknown) => thrown);
  if (!(error instanceof MailError))
    throw new Error("It did not fail as a mail service does.", { cause: error });
  return error;
}

describe.each(NAMES)("%s", (name) => {
  beforeEach(async () => {
    provider = await PROVIDERS[name]();
  });

  afterEach(() => provider.close());

  test("hands a mail over whole", async () => {
    expect(provider.service.providerName).toBe(name);
    await provider.service.send(MAIL, { key: "one" });
    const [taken, ...others] = await provider.taken();
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ to: MAIL.to, from: SENDER, subject: MAIL.subject });
    expect([taken?.html.trim(), taken?.text.trim()]).toEqual([MAIL.html, MAIL.text]);
    expect(Object.entries(taken?.headers ?? {}).map(([key, value]) => [key.toLowerCase(), value])).toEqual([
      ["list-unsubscribe", MAIL.headers?.["List-Unsubscribe"]],
    ]);
  });

  test("hands a batch over, each to its own reader, and none but the refused fails", async () => {
    const addresses = [
      "a@hearten.test",
      ...(name === "Outbox" ? [] : ["b@hearten.invalid"]),
      "c@hearten.test",
    ];
    const mails = addresses.map((to) => ({ ...MAIL, to, subject: `For ${to}` }));
    const outcomes = await provider.service.sendBatch(mails, { key: "batch" });
    const good = addresses.filter((address) => address.endsWith(".test"));
    expect(outcomes).toEqual(addresses.map((to) => (good.includes(to) ? "accepted" : "refused")));
    expect((await provider.taken()).map(({ to, subject }) => [to, subject]).sort()).toEqual(
      good.map((to) => [to, `For ${to}`]),
    );
  });

  test("hands nothing over to who left before the call", async () => {
    const stillWanted = async (addresses: readonly string[]) =>
      new Set(addresses.filter((address) => address.startsWith("stays")));
    const mails = ["left@hearten.test", "stays@hearten.test"].map((to) => ({ ...MAIL, to }));
    expect(await provider.service.sendBatch(mails, { key: "batch", stillWanted })).toEqual([
      "unwanted",
      "accepted",
    ]);
    expect(await provider.service.send(MAIL, { key: "one", stillWanted })).toBe("unwanted");
    expect(await provider.service.sendBatch([MAIL], { key: "two", stillWanted })).toEqual(["unwanted"]);
    expect((await provider.taken()).map(({ to }) => to)).toEqual(["stays@hearten.test"]);
  });

  test("says in a sentence what is known of the quota", async () => {
    expect(await provider.service.checkCredits()).toMatch(
      {
        Resend: /^Resend doesn't report .* 12 sent today and 345 sent this month\.$/,
        SendGrid: /^SendGrid reports 200 of 500 emails left\.$/,
        SMTP: /doesn't report a quota\.$/,
        Outbox: /there's no quota\.$/,
      }[name],
    );
  });
});

const FAILURES: Record<string, MailFailure> = {
  limited: "limited",
  failing: "unavailable",
  refused: "refused",
  "wrong key": "misconfigured",
};

describe.each(NAMES.filter((name) => name !== "Outbox"))("%s in trouble", (name) => {
  beforeEach(async () => {
    provider = await PROVIDERS[name]();
  });

  afterEach(() => provider.close());

  test.each(Object.entries(FAILURES))("is told apart: %s", async (trouble, failure) => {
    provider.loopback?.troubles.push(trouble as "limited");
    const error = await failing(provider.service.send(MAIL, { key: "one" }));
    // A mail server has no word for too many that differs from try again later.
    expect(error.failure).toBe(name === "SMTP" && trouble === "limited" ? "unavailable" : failure);
    expect(`${error.message} ${error.reason}`).not.toContain("@");
    if (error.failure === "limited") expect(error.retryAfterMs).toBeGreaterThan(900);
    expect(await provider.taken()).toEqual([]);
  });

  test("that takes a mail and loses its answer gets it again under the same name", async () => {
    provider.loopback?.troubles.push("accepts and drops");
    expect((await failing(provider.service.send(MAIL, { key: "one" }))).failure).toBe("unavailable");
    await provider.service.send(MAIL, { key: "one" });
    const keys = (await provider.taken()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    // Resend alone can tell that it has the mail already.
    expect(keys).toHaveLength(name === "Resend" ? 1 : 2);
  });

  test("that is not there is unavailable", async () => {
    await provider.close();
    expect((await failing(provider.service.send(MAIL, { key: "one" }))).failure).toBe("unavailable");
    provider = await PROVIDERS[name]();
  });
});

// Resend tells how many seconds to wait, SendGrid the second at which it is over.
const endOfWait = { Resend: () => Date.now() + 200, SendGrid: () => Math.ceil(Date.now() / 1000) * 1000 };

test.each(["Resend", "SendGrid"] as const)(
  "%s, asking to wait a moment, is left alone for that long and then gets what is still wanted",
  async (name) => {
    provider = await PROVIDERS[name]();
    provider.loopback?.troubles.push("limited for a moment");
    const end = endOfWait[name]();
    const mails = ["leaves@hearten.test", "stays@hearten.test"].map((to) => ({ ...MAIL, to }));
    const stillWanted = async (addresses: readonly string[]) => {
      const wasAsked = provider.loopback?.troubles.length === 0;
      return new Set(addresses.filter((address) => !wasAsked || address.startsWith("stays")));
    };
    const outcomes = await provider.service.sendBatch(mails, { key: "batch", stillWanted });
    // Two clocks are compared, which may be a moment apart.
    const isAfter = Date.now() > end - 10;
    await provider.close();
    expect(outcomes).toEqual(["unwanted", "accepted"]);
    expect(isAfter).toBe(true);
    expect((await provider.taken()).map(({ to }) => to)).toEqual(["stays@hearten.test"]);
  },
);

test("The same key twice is one mail in the outbox, also for a process that begins anew", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearten-outbox-"));
  try {
    for (const service of [outbox(folder, SENDER), outbox(folder, SENDER)]) {
      await service.send(MAIL, { key: "one" });
      await service.send(MAIL, { key: "one" });
    }
    expect(readdirSync(folder)).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("Resend's limit is kept by what its headers say, hardly running into it", async () => {
  const server = await resendServer({ limit: { calls: 5, windowMs: 200 } });
  const service = resendMail({ apiKey: "re_1", baseUrl: server.url }, SENDER);
  // The first answer tells of the limit.
  await service.send(MAIL, { key: "first" });
  const started = performance.now();
  await Promise.all(Array.from({ length: 24 }, (_, index) => service.send(MAIL, { key: `${index}` })));
  const took = performance.now() - started;
  await server.close();
  expect(server.taken).toHaveLength(25);
  // Once a window at most, where the machine is busy; who doesn't read the headers runs into it some forty times.
  expect(server.limited).toBeLessThanOrEqual(4);
  expect(took).toBeGreaterThan(700);
  expect(took).toBeLessThan(5_000);
});

test.each([
  ["Resend", (baseUrl: string) => resendMail({ apiKey: "re_1", baseUrl }, SENDER)],
  ["SendGrid", (baseUrl: string) => sendgridMail({ apiKey: "SG.1", baseUrl }, FROM)],
])("The answer of %s leads no letter elsewhere", async (_, open) => {
  const asked: string[] = [];
  const elsewhere = await listen((_, response, body) => {
    asked.push(body);
    response.writeHead(202).end("{}");
  });
  const server = await listen((_, response) => response.writeHead(307, { Location: elsewhere.url }).end());
  const service = open(server.url);
  expect((await failing(service.send(MAIL, { key: "one" }))).failure).toBe("unavailable");
  await Promise.all([server.close(), elsewhere.close()]);
  expect(asked).toEqual([]);
});

test("A mail server that does not take the sender is told apart from one that does not take the reader", async () => {
  const server = await smtpServer();
  const as = (email: string) => smtpMail({ url: server.url, requireTls: false }, { ...FROM, email });
  const to = (address: string) => ({ ...MAIL, to: address });
  const sender = await failing(as("hello@hearten.invalid").send(MAIL, { key: "one" }));
  const reader = await failing(as(FROM.email).send(to("ada@hearten.invalid"), { key: "two" }));
  await server.close();
  expect([sender.failure, reader.failure]).toEqual(["misconfigured", "refused"]);
});

test("Where encryption is required, a mail server without it is sent nothing, and the mail waits", async () => {
  const server = await smtpServer();
  const service = smtpMail({ url: server.url, requireTls: true }, FROM);
  expect((await failing(service.send(MAIL, { key: "one" }))).failure).toBe("misconfigured");
  await server.close();
  expect(server.taken).toEqual([]);
});
