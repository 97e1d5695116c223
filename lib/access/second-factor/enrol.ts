import "server-only";
import { renderSVG } from "uqr";
import { z } from "zod";
import { confirmPlace } from "@/lib/access/sign-in";
import type { Viewer } from "@/lib/access/viewer";
import { endLinks } from "@/lib/accounts/mailed-links";
import { checkPasskey, recordPasskeyUse } from "@/lib/accounts/passkeys/check-passkey";
import { recordAudit } from "@/lib/audit/record-audit";
import { ENROL_MINUTES } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { AppError } from "@/lib/ground/errors";
import { consume } from "@/lib/limits/consume";
import { now } from "@/lib/time/clock";
import {
  appUri,
  makeRecoveryCodes,
  newSecret,
  noSecondFactor,
  stepOf,
  takeEnrolCode,
  tellOfFactor,
} from "./codes";
import type { AppOffer, EnrolAppInput, EnrolPasskeyInput, SecondFactor } from "./schema";
import { factorStanding } from "./standing";

/** What the admin has set up, and where this session stands. */
export async function secondFactorOf(viewer: Viewer): Promise<SecondFactor> {
  const db = await database();
  const { id: userId } = viewer;
  const { secondFactor, passkeys } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    relationLoadStrategy: "join",
    select: {
      passkeys: { select: { isSecondFactor: true } },
      secondFactor: { select: { sealedSecret: true, _count: { select: { recoveryCodes: true } } } },
    },
  });
  return {
    standing: factorStanding(viewer),
    hasApp: Boolean(secondFactor?.sealedSecret),
    passkeys: passkeys.filter(({ isSecondFactor }) => isSecondFactor).length,
    ownPasskeys: passkeys.length,
    recoveryCodes: secondFactor?._count.recoveryCodes ?? 0,
  };
}

const Offered = z.object({ secret: z.string(), sessionId: z.string(), until: z.number() });

/** A new secret for an app. Nothing is stored before the app's first code. */
export async function offerApp({ id, email, sessionId }: Viewer): Promise<AppOffer> {
  const secret = newSecret();
  const uri = appUri(secret, email);
  const until = now().getTime() + ENROL_MINUTES * 60_000;
  const sealed = (await memberCipher(await database(), id)).seal(
    "SecondFactor offer",
    id,
    JSON.stringify({ secret, sessionId, until }),
  );
  return { secret, uri, picture: renderSVG(uri), sealed: Buffer.from(sealed).toString("base64url") };
}

/**
 * Sets an app's codes up as the second factor, which this session has shown thereby.
 *
 * @returns the recovery codes, where these are the first
 * @throws AppError invalid_input for a wrong code, rate_limited after too many
 */
export async function enrolApp(viewer: Viewer, input: EnrolAppInput): Promise<string[]> {
  await consume("enrol_member", viewer.id);
  const secret = await secretIn(input.sealed, viewer);
  const step = stepOf(secret, input.code, now());
  if (step === null)
    throw new AppError(
      "invalid_input",
      "That code doesn't match the one in your app now. Please try the latest one.",
      { field: "code" },
    );
  const db = await database();
  const { id: userId } = viewer;
  const sealedSecret = (await memberCipher(db, userId)).seal("SecondFactor", userId, secret);
  const kept = { sealedSecret, lastStep: step };
  return db.$transaction(async (tx) => {
    await takeEnrolCode(tx, userId, input.mailedCode);
    await tx.secondFactor.upsert({
      where: { userId },
      create: { userId, ...kept, createdAt: now() },
      update: kept,
    });
    return enrolled(tx, viewer, "app");
  });
}

/** Takes one of the admin's passkeys as the second factor; as above. */
export async function enrolPasskey(viewer: Viewer, input: EnrolPasskeyInput): Promise<string[]> {
  await consume("enrol_member", viewer.id);
  const { id: userId } = viewer;
  const passkey = await checkPasskey(input.passkey, confirmPlace(viewer.sessionId), userId);
  const db = await database();
  return db.$transaction(async (tx) => {
    await takeEnrolCode(tx, userId, input.mailedCode);
    await recordPasskeyUse(tx, passkey);
    await tx.passkey.updateMany({ where: { id: passkey.id, userId }, data: { isSecondFactor: true } });
    await tx.secondFactor.upsert({ where: { userId }, create: { userId, createdAt: now() }, update: {} });
    return enrolled(tx, viewer, "passkey");
  });
}

async function enrolled(tx: Transaction, viewer: Viewer, means: "app" | "passkey"): Promise<string[]> {
  const { id: userId, sessionId } = viewer;
  // A first one begins anew: what other sessions showed was of one before.
  if (!viewer.hasSecondFactor)
    await tx.session.updateMany({ where: { userId }, data: { secondFactorAt: null } });
  await tx.session.updateMany({ where: { id: sessionId, userId }, data: { secondFactorAt: now() } });
  // Begun without the factor, it would carry the account away from it.
  await endLinks(tx, userId, ["change_email"]);
  await recordAudit(tx, "second_factor_enrolled", { actorId: userId, subjectId: userId, detail: { means } });
  await tellOfFactor(tx, userId, "enrolled");
  const left = await tx.recoveryCode.count({ where: { userId } });
  return left > 0 ? [] : makeRecoveryCodes(tx, userId);
}

/** @throws AppError invalid_input when it wasn't offered in this session just now */
async function secretIn(sealed: string, { id, sessionId }: Viewer): Promise<string> {
  const cipher = await memberCipher(await database(), id);
  const offered = opened(() => cipher.open("SecondFactor offer", id, Buffer.from(sealed, "base64url")));
  if (offered?.sessionId === sessionId && offered.until > now().getTime()) return offered.secret;
  throw new AppError("invalid_input", "This took too long. Please reload the page.");
}

function opened(open: () => string): z.infer<typeof Offered> | null {
  try {
    return Offered.parse(JSON.parse(open()));
  } catch {
    return null;
  }
}

/** Turns the second factor off, with all that counted for it, and tells the admin by mail. */
export async function removeSecondFactor(userId: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
    if (count === 0) throw noSecondFactor();
    await tx.passkey.updateMany({ where: { userId }, data: { isSecondFactor: false } });
    await tx.session.updateMany({ where: { userId }, data: { secondFactorAt: null } });
    await recordAudit(tx, "second_factor_removed", { actorId: userId, subjectId: userId });
    await tellOfFactor(tx, userId, "removed");
  });
}
