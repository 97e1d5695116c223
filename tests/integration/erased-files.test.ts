import { afterAll, beforeAll, expect, test } from "vitest";
import * as remove from "@/app/api/user/delete-account/route";
import { type OpenDatabase, shareDatabase } from "@/lib/db/client";
import { backgroundSettled } from "@/lib/ground/background";
import { storedInFolder } from "@/tests/support/database";
import { bytesUnder } from "@/tests/support/files";
import { fullMember } from "@/tests/support/full-member";
import { mailSettled } from "@/tests/support/mail-queue";
import { call } from "@/tests/support/request";

let stored: Awaited<ReturnType<typeof storedInFolder>>;
let open: OpenDatabase;

beforeAll(async () => {
  stored = await storedInFolder();
  open = await stored.open();
  shareDatabase(open);
});

afterAll(async () => {
  shareDatabase(undefined);
  await open.close();
  await stored.remove();
});

const holds = (text: string) => bytesUnder(stored.environment.DATA_DIR).includes(text);

test("Once a member has left, no file of the embedded database holds their address or name", async () => {
  const leaving = await fullMember(open.prisma, "leaving@canary.test");
  const staying = await fullMember(open.prisma, "staying@hearten.test");
  await open.prisma.user.update({ where: { id: leaving.id }, data: { lastName: "Canary-Heron" } });
  await mailSettled();
  await open.pool.query("CHECKPOINT");
  expect([holds(leaving.email), holds("Canary-Heron"), holds(staying.email)]).toEqual([true, true, true]);

  expect(await call(remove, "DELETE", "/api/user/delete-account", { as: leaving })).toMatchObject({
    status: 200,
  });
  await backgroundSettled();
  expect([holds(leaving.email), holds("Canary-Heron"), holds(staying.email)]).toEqual([false, false, true]);
});
