import { beforeAll, expect, test } from "vitest";
import * as consents from "@/app/api/user/consents/route";
import * as deviceKey from "@/app/api/user/device-key/route";
import * as sealingKey from "@/app/api/user/sealing-key/route";
import type { OpenDatabase } from "@/lib/db/client";
import { importOpeningKey, importSealingKey, openLetter, sealLetter } from "@/lib/device/device";
import { sealingKeyOf } from "@/lib/device/device-key";
import { DeviceKey } from "@/lib/device/schema";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const CHECK_IN = { stressLevel: 5, checkedInAt: "2026-11-21T08:00:00.000Z" };

let open: OpenDatabase;

beforeAll(async () => {
  open = await useFreshDatabase();
});

async function openingKey(as: Member): Promise<CryptoKey> {
  const reply = await call(deviceKey, "GET", "/api/user/device-key", { as });
  return importOpeningKey(DeviceKey.parse(reply.body));
}

test("What a device seals for a member opens with the key of their session", async () => {
  for (const someone of await Promise.all([member(open.prisma), member(open.prisma), member(open.prisma)])) {
    const key = await importSealingKey(await sealingKeyOf(someone.id));
    const letter = await sealLetter(key, someone.id, CHECK_IN);
    expect(await openLetter(await openingKey(someone), someone.id, letter)).toEqual(CHECK_IN);
  }
});

test("Nobody else's key opens it, nor in another's name, nor changed by a bit", async () => {
  const [someone, other] = [await member(open.prisma), await member(open.prisma)];
  const key = await importSealingKey(await sealingKeyOf(someone.id));
  const letter = await sealLetter(key, someone.id, CHECK_IN);
  const content = letter.content.slice(0);
  new Uint8Array(content).set([(new Uint8Array(content)[0] ?? 0) ^ 1]);

  await expect(openLetter(await openingKey(other), someone.id, letter)).rejects.toThrow();
  await expect(openLetter(await openingKey(someone), other.id, letter)).rejects.toThrow();
  await expect(openLetter(await openingKey(someone), someone.id, { ...letter, content })).rejects.toThrow();
});

test("A device holds nothing that opens what it seals", async () => {
  const someone = await member(open.prisma);
  const key = await importSealingKey(await sealingKeyOf(someone.id));
  expect([key.type, key.usages]).toEqual(["public", []]);
  expect((await openingKey(someone)).extractable).toBe(false);
});

test("A device is handed what it seals with once its member has agreed to check-ins, and not before", async () => {
  const someone = await member(open.prisma);
  const asked = () => call(sealingKey, "GET", "/api/user/sealing-key", { as: someone });
  const agree = (moodData: boolean) =>
    call(consents, "POST", "/api/user/consents", { as: someone, body: { moodData } });
  await agree(false);
  expect((await asked()).body).toEqual({ sealingKey: null });
  await agree(true);
  expect((await asked()).body).toEqual({ sealingKey: await sealingKeyOf(someone.id) });
  const without = await call(sealingKey, "GET", "/api/user/sealing-key", {
    as: await member(open.prisma, "none"),
  });
  expect([without.status, without.body]).toEqual([200, { sealingKey: null }]);
});
