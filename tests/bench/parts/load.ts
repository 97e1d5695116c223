import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { seededRandom } from "@/lib/ground/seeded-random";
import { type ResendLoopback, resendServer } from "@/tests/support/mail/resend-server";
import { type Ask, askOnce } from "../support/load";
import { signedIn } from "../support/members";
import type { Row } from "../support/row";
import { LOAD, type SeededLoad } from "../support/seeded";
import type { Server } from "../support/server";
import type { Stage } from "../support/stage";

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10);
const RUN_MS = MINUTES * 60_000;
/** Between two acts a member reads and thinks for so long. */
const THINKING_MS = { least: 2_000, most: 8_000 };
const CONSOLE_MS = 5_000;
/** So many calls in a second the mail service takes: the newsletter goes out for a while. */
const MAIL_LIMIT = { calls: 5, windowMs: 1_000 };
/** How long the newsletter may go on once the members have left. */
const REST_MS = 180_000;

/** What a member does next, of a hundred times. */
const ACTS: readonly [share: number, act: (member: SeededLoad["members"][number], turn: number) => Ask][] = [
  [6, (_, turn) => ({ path: "/api/quotes/generate", body: { stressLevel: 1 + (turn % 5) } })],
  [10, ({ quoteId }, turn) => favorite(quoteId, turn % 2 === 0)],
  [24, () => ({ path: "/" })],
  [10, () => ({ path: "/sliders" })],
  [15, () => ({ path: "/progress" })],
  [10, () => ({ path: "/analytics" })],
  [10, () => ({ path: "/favorites" })],
  [15, () => ({ path: "/api/quotes/recent" })],
];

const CONSOLE = ["/admin/users", "/admin/newsletter", "/api/admin/users?q=ada"];

/** Two servers on one database, with members at work while a newsletter and reminders go out and a console is open. */
export async function load(stage: Stage): Promise<Row[]> {
  const resend = await resendServer({ limit: MAIL_LIMIT });
  const log = newLog();
  try {
    const mail = {
      RESEND_API_KEY: "re_1",
      RESEND_BASE_URL: resend.url,
      MAIL_FROM: "Hearten <hello@bench.test>",
    };
    const { servers, seeded, databaseUrl } = await stage.pair(mail, log.take);
    const faults: Fault[] = [];
    const rss = await atWork(servers, seeded, faults);
    const left = await untilSent(databaseUrl);
    await Promise.all(servers.map((server) => server.stop()));
    return [...answers(log, faults), flat(rss), ...mails(resend, left)];
  } finally {
    await resend.close();
  }
}

interface Fault {
  /** How much of the run was over. */
  share: number;
  said: string;
}

/** The durations that the servers log, of check-ins and of all calls. */
function newLog() {
  const log = {
    checkIns: [] as number[],
    calls: 0,
    failures: 0,
    take(line: string) {
      if (!line.includes('"event"')) return;
      const said = JSON.parse(line) as { event: string; level: number; path?: string; ms?: number };
      if (said.level >= ERROR) log.failures += 1;
      if (said.event !== "request") return;
      log.calls += 1;
      if (said.path === "/api/quotes/generate") log.checkIns.push(said.ms ?? Number.NaN);
    },
  };
  return log;
}

/** As pino counts levels. */
const ERROR = 50;

/** @returns each server's resident memory, ten times in the run */
async function atWork(servers: readonly Server[], seeded: SeededLoad, faults: Fault[]): Promise<number[][]> {
  const end = performance.now() + RUN_MS;
  const ask = (server: Server, token: string, what: Ask) =>
    askOnce(server, { ...what, headers: signedIn(token) }).catch(
      (error: unknown) =>
        void faults.push({ share: 1 - (end - performance.now()) / RUN_MS, said: String(error) }),
    );
  const member = async (who: SeededLoad["members"][number], index: number) => {
    const random = seededRandom(index);
    const rest = () => wait(THINKING_MS.least + random() * (THINKING_MS.most - THINKING_MS.least));
    // They come one after the other in the first fifth.
    await wait((random() * RUN_MS) / 5);
    for (let turn = 0; performance.now() < end; turn += 1) {
      // A balancer sends anybody anywhere.
      const server = servers[turn % servers.length];
      if (server) await ask(server, who.token, chosen(random() * 100)(who, turn));
      await rest();
    }
  };
  const admin = async () => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const server = servers[turn % servers.length];
      if (server) await ask(server, seeded.admin, { path: CONSOLE[turn % CONSOLE.length] ?? "" });
      await wait(CONSOLE_MS);
    }
  };
  const [rss] = await Promise.all([watched(servers), admin(), ...seeded.members.map(member)]);
  return rss;
}

function chosen(of: number) {
  let below = 0;
  for (const [share, act] of ACTS) {
    below += share;
    if (of < below) return act;
  }
  return () => ({ path: "/" });
}

function favorite(id: string, isFavorite: boolean): Ask {
  return { path: `/api/quotes/${id}/favorite`, body: { isFavorite }, method: "PATCH" };
}

const TIMES = 10;

async function watched(servers: readonly Server[]): Promise<number[][]> {
  const rss: number[][] = servers.map(() => []);
  for (let time = 0; time < TIMES; time += 1) {
    await wait(RUN_MS / TIMES);
    for (const [index, server] of servers.entries()) rss[index]?.push((await server.usage()).rssMb);
  }
  return rss;
}

function answers(log: ReturnType<typeof newLog>, faults: readonly Fault[]): Row[] {
  const [first] = faults;
  const early = faults.filter(({ share }) => share < 0.2).length;
  return [
    {
      figure: `Errors under load, ${LOAD.members} members for ${MINUTES} min`,
      value: faults.length + log.failures,
      target: 0,
      note: `${log.calls} calls beside the pages${first ? `; ${early} in the first fifth; the first: ${first.said}` : ""}`,
    },
    {
      figure: "Check-in at the server's own clock, p95",
      value: percentile(log.checkIns, 0.95),
      unit: "ms",
      target: 300,
      note: `${log.checkIns.length} check-ins, median ${percentile(log.checkIns, 0.5)} ms, ${availableParallelism()} cores for all`,
    },
  ];
}

/** The end of the run against the end of its first fifth, of the server that grew more. */
function flat(rss: readonly number[][]): Row {
  const growths = rss.map((all) => (all.at(-1) ?? Number.NaN) / (all[TIMES / 5 - 1] ?? Number.NaN));
  const note = rss.map((all) => `${all[1]?.toFixed(0)} to ${all.at(-1)?.toFixed(0)} MB`).join(", ");
  return {
    figure: "Memory at the end ÷ after the first fifth",
    value: Math.max(...growths),
    target: 1.2,
    note,
  };
}

function mails(resend: ResendLoopback, left: number): Row[] {
  const isNews = ({ subject }: { subject: string }) => subject === "News";
  const news = resend.taken.filter(isNews).map(({ to }) => to);
  const others = resend.taken.filter((mail) => !isNews(mail)).map(({ to, subject }) => `${to} ${subject}`);
  const reminders = others.filter((mail) => mail.startsWith("trial-"));
  return [
    {
      figure: "Readers without their newsletter, or with two",
      value: Math.abs(LOAD.readers - new Set(news).size) + news.length - new Set(news).size + left,
      target: 0,
      note: `${news.length} sent, ${left} not on record as delivered`,
    },
    {
      figure: "Other mails that came twice",
      value: others.length - new Set(others).size,
      target: 0,
      note: `${reminders.length} reminders of ${LOAD.trials} trials among ${others.length}`,
    },
  ];
}

/** @returns how many deliveries of the newsletter are not on record once it is finished, or nobody waits any longer */
async function untilSent(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const end = performance.now() + REST_MS; ; await wait(1_000)) {
      const { rows } = await client.query<{ left: number }>(
        `SELECT ${LOAD.readers} - count(*) FILTER (WHERE "state" = 'delivered')::int AS "left" FROM "MailDelivery"`,
      );
      const left = rows[0]?.left ?? LOAD.readers;
      if (left === 0 || performance.now() > end) return left;
    }
  } finally {
    await client.end();
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
