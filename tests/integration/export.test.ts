import { NextRequest } from "next/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as favorite from "@/app/api/quotes/[id]/favorite/route";
import * as exporting from "@/app/api/user/export/route";
import { DEFAULT_LEVELS, packLevels } from "@/lib/check-ins/levels";
import { exportCsv } from "@/lib/data-rights/export-member";
import type { OpenDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { LIMITS } from "@/lib/limits/consume";
import { writeLine } from "@/lib/moods/stored-entry";
import { sealQuote } from "@/lib/words/stored-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";

const HEADINGS =
  "Date,Time of day,Stress,Confidence,Focus,Motivation,Anxiety,Connection,Support system,Purpose,Progress," +
  "Hope,Sleep,Comfort,Challenge level,Gratitude,Urgency,Mood score,Quote,Saved,Line for yourself," +
  "Other saved quotes";

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await member(open.prisma);
});

const ask = (as: Browser) => call(exporting, "GET", "/api/user/export", { as });

/** Writes one entry; without words, one whose quote was never written. */
async function write({ id: userId }: Member, localDate: string, text?: string, stressLevel = 3) {
  const db = open.prisma;
  const cipher = await memberCipher(db, userId);
  const [id, quoteId] = [newId(), newId()];
  const levels = packLevels({ ...DEFAULT_LEVELS, stressLevel });
  const sealed = cipher.seal("EmotionalState", id, levels);
  await db.emotionalState.create({ data: { id, userId, localDate, timeOfDay: "evening", sealed } });
  if (text === undefined) return quoteId;
  const words = sealQuote(cipher, quoteId, { text, reason: "Because." });
  await db.quote.create({
    data: { id: quoteId, userId, emotionalStateId: id, sealed: words, source: "library" },
  });
  return quoteId;
}

test("The file holds the member's entries, oldest first, and nobody else's", async () => {
  await write(await member(open.prisma), "2026-11-01", "Words for somebody else");
  await write(someone, "2026-11-19", "Rest is work too, now and then", 1);
  const id = await write(someone, "2026-11-20", "Enough");
  await write(someone, "2026-11-21");
  await call(favorite, "PATCH", `/api/quotes/${id}/favorite`, {
    as: someone,
    params: { id },
    body: { isFavorite: true },
  });
  const { emotionalStateId } = await open.prisma.quote.findFirstOrThrow({ where: { id } });
  await writeLine(someone.id, emotionalStateId, 'a quiet, "long" walk');

  const { status, text } = await ask(someone);
  const levels = Array(14).fill("3").join(",");
  expect(status).toBe(200);
  expect(text.split("\r\n")).toEqual([
    HEADINGS,
    `2026-11-19,evening,1,${levels},3.29,"Rest is work too, now and then",no,,`,
    `2026-11-20,evening,3,${levels},3.00,Enough,yes,"a quiet, ""long"" walk",`,
    `2026-11-21,evening,3,${levels},3.00,,no,,`,
    "",
  ]);
});

test("A saved quote stays in the file when its entry has got another one; one that wasn't saved doesn't", async () => {
  const id = await write(someone, "2026-11-20");
  const cipher = await memberCipher(open.prisma, someone.id);
  const { id: emotionalStateId } = await open.prisma.emotionalState.findFirstOrThrow({
    where: { userId: someone.id },
  });
  const texts = [
    ["=Saved, first", true],
    ["Never saved", false],
    ["Two\n\nparts", true],
    ["Current", false],
  ] as const;
  for (const [variant, [text, isSaved]] of texts.entries()) {
    const quoteId = variant === 0 ? id : newId();
    await open.prisma.quote.create({
      data: {
        id: quoteId,
        userId: someone.id,
        emotionalStateId,
        variant,
        isCurrent: text === "Current",
        favoritedAt: isSaved ? new Date() : null,
        sealed: sealQuote(cipher, quoteId, { text, reason: "" }),
        source: "library",
      },
    });
  }
  expect((await ask(someone)).text).toContain(',Current,no,,"\'=Saved, first\n\nTwo\nparts"\r\n');
});

test("Each time that it is taken stands in the record of who did what, before anything of it is sent", async () => {
  const recorded = () =>
    open.prisma.auditRecord.findMany({
      where: { action: "data_exported", OR: [{ actorId: someone.id }, { subjectId: someone.id }] },
      select: { actorId: true, subjectId: true },
    });
  const once = { actorId: someone.id, subjectId: someone.id };
  await ask(await member(open.prisma));
  expect(await recorded()).toEqual([]);
  await ask(someone);
  expect(await recorded()).toEqual([once]);
  await exportCsv(someone.id).next();
  expect(await recorded()).toEqual([once, once]);
});

test("It is UTF-8 with a byte order mark, and named for the member's own day", async () => {
  await write(someone, "2026-11-20", "Für später 🌅");
  await open.prisma.user.update({ where: { id: someone.id }, data: { timeZone: "Pacific/Kiritimati" } });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const tomorrow = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format();
  // Reading a reply as text would swallow the mark.
  const cookie = [...someone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new NextRequest("http://localhost:3000/api/user/export", { headers: { cookie } });
  const response = await exporting.GET(request, { params: Promise.resolve({}) });
  const bytes = Buffer.from(await response.arrayBuffer());
  vi.useRealTimers();

  expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  expect(bytes.toString("utf8")).toContain("Für später 🌅");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="hearten-data-${tomorrow}.csv"`,
  );
});

test("What a spreadsheet would run is shown instead", async () => {
  const formulas = ['=HYPERLINK("https://evil.example")', "+1", "-1", "@SUM(1)", "\t=1"];
  for (const formula of formulas) await write(someone, "2026-11-20", formula);
  const { text } = await ask(someone);
  expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",no`);
  for (const formula of formulas.slice(1)) expect(text).toContain(`,'${formula},no`);
});

test("A history of several pages comes whole, each entry once", async () => {
  const cipher = await memberCipher(open.prisma, someone.id);
  const data = Array.from({ length: 1_001 }, (_, index) => {
    const id = newId();
    return {
      id,
      userId: someone.id,
      localDate: new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10),
      timeOfDay: "morning" as const,
      sealed: cipher.seal("EmotionalState", id, packLevels(DEFAULT_LEVELS)),
    };
  });
  await open.prisma.emotionalState.createMany({ data });
  const dates = (await ask(someone)).text
    .split("\r\n")
    .slice(1, -1)
    .map((record) => record.slice(0, 10));
  expect(dates).toEqual(data.map((entry) => entry.localDate));
});

test.each([...Object.values(LAPSED), "none" as const])(
  "A member without access (%s) still gets their data",
  async (state) => {
    const lapsed = await member(open.prisma, state);
    await write(lapsed, "2026-11-20", "Still yours");
    const { status, text } = await ask(lapsed);
    expect([status, text.includes("Still yours")]).toEqual([200, true]);
  },
);

test("Signed out there is nothing to export, and a member may not ask without end", async () => {
  expect((await ask(newBrowser())).status).toBe(401);
  for (let count = 0; count < LIMITS.export_member.points; count += 1) {
    expect((await ask(someone)).status).toBe(200);
  }
  expect((await ask(someone)).status).toBe(429);
  expect((await ask(await member(open.prisma))).status).toBe(200);
});
