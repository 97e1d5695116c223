import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { run } from "@/tests/support/program";
import { type App, makeApp } from "./support/app";
import { expect, test } from "./support/test";

type Person =
  | "signed out"
  | "stale cookie"
  | "member"
  | "without a subscription"
  | "lapsed"
  | "payment due"
  | "admin";
type Answer = `${number} ${"private" | "shared"}`;

/** What each page answers to whom: the status, and whether a cache may hand the answer to somebody else. */
const ANSWERS: Record<string, Record<Person, Answer>> = {
  "/": forEach("200 private", { "without a subscription": "307 private", lapsed: "307 private" }),
  "/auth": forEach("307 private", { "signed out": "200 private", "stale cookie": "200 private" }),
  ...each(["/sliders", "/progress", "/favorites", "/analytics"], {
    ...forMembers("200 private"),
    "without a subscription": "307 private",
    lapsed: "307 private",
  }),
  ...each(
    ["/settings", "/subscription", "/admin/users", "/admin/newsletter", "/admin/audit"],
    forMembers("200 private"),
  ),
  "/email-preferences": forEach("200 private"),
  ...each(["/landing", "/no-such-page"], forEach("404 private")),
  ...each(
    ["/about", "/faq", "/terms", "/privacy", "/offline", "/forgot-password", "/reset-password"],
    forEach("200 shared"),
  ),
  ...each(
    ["/verify-email", "/confirm-newsletter", "/unsubscribe-newsletter", "/unsubscribe"],
    forEach("200 shared"),
  ),
};

let app: App;
let sessions: Record<string, string>;

test.beforeAll(async () => {
  const { DATA_ENCRYPTION_KEYS, ADMIN_EMAIL } = TEST_ENVIRONMENT;
  app = await makeApp({
    database: "embedded",
    env: { DATA_ENCRYPTION_KEYS, ADMIN_EMAIL },
    async prepare(dataDir) {
      const { stdout } = await run("tests/support/programs/standings.ts", [], { DATA_DIR: dataDir });
      sessions = { "stale cookie": "x".repeat(43), ...JSON.parse(stdout) };
    },
  });
});

test.afterAll(() => app.remove());

test("a shared cache may keep only what every person is answered alike", async () => {
  for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
    for (const [path, expected] of Object.entries(ANSWERS)) {
      const people = Object.keys(expected) as Person[];
      const answers = await Promise.all(people.map((person) => answer(path, person, headers)));
      const kinds = people.map((person, at) => [person, answers[at]?.kind]);
      expect({ path, ...Object.fromEntries(kinds) }).toEqual({ path, ...expected });
      const shared = answers.filter(({ kind }) => kind.endsWith("shared")).map(({ text }) => text);
      expect(new Set(shared).size, `${path}, to the byte`).toBeLessThanOrEqual(1);
    }
  }
});

async function answer(path: string, person: Person, headers: Record<string, string>) {
  const reply = await ask(path, person, headers);
  const caching = reply.headers.get("cache-control") ?? "";
  const isPrivate = caching.includes("private") && caching.includes("no-store");
  const kind: Answer = `${reply.status} ${isPrivate ? "private" : "shared"}`;
  return { kind, text: await reply.text() };
}

async function ask(path: string, person: Person, headers: Record<string, string> = {}): Promise<Response> {
  const token = sessions[person];
  const asked = { ...headers, ...(token && { Cookie: `session=${token}` }) };
  const reply = await fetch(app.url + path, { headers: asked, redirect: "manual" });
  // Next sends a client whose address lacks the mark of its headers to the address that has it.
  const further = new URL(reply.headers.get("location") ?? path, app.url);
  return further.searchParams.has("_rsc") && !path.includes("_rsc")
    ? ask(further.pathname + further.search, person, headers)
    : reply;
}

function forEach(common: Answer, others: Partial<Record<Person, Answer>> = {}): Record<Person, Answer> {
  return {
    "signed out": common,
    "stale cookie": common,
    member: common,
    "without a subscription": common,
    lapsed: common,
    "payment due": common,
    admin: common,
    ...others,
  };
}

/** Strangers are sent to sign in; a session that has ended finds the way in in the place of the page. */
function forMembers(common: Answer): Record<Person, Answer> {
  return forEach(common, { "signed out": "307 private", "stale cookie": "401 private" });
}

function each<T>(paths: readonly string[], answers: T): Record<string, T> {
  return Object.fromEntries(paths.map((path) => [path, answers]));
}
