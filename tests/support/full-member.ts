import { levelsFrom } from "@/lib/check-ins/levels";
import type { Database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { savePreferences } from "@/lib/email-preferences/preferences";
import { writeLine } from "@/lib/moods/stored-entry";
import { issueUnsubscribeTokens } from "@/lib/newsletter/recipients";
import { subscribe } from "@/lib/newsletter/subscribe";
import { addDevice } from "@/lib/reminders/devices";
import { cancelSubscription } from "@/lib/subscriptions/own-subscription";
import { recordTrialUse } from "@/lib/subscriptions/trial-use";
import { generateQuote } from "@/lib/words/generate-quote";
import { giveFeedback, setFavorite } from "@/lib/words/quote-acts";
import { type Member, member } from "@/tests/support/people";

const ALL_ON = { marketingEmails: true, productUpdates: true, securityNotifications: true, newsletter: true };

const REMINDERS = { time: "07:45", secondTime: "18:00", days: [1, 5], unlessCheckedIn: false };

/** A member about whom every table that can hold something does. */
export async function fullMember(db: Database, email: string): Promise<Member> {
  const someone = await member(db, "active", email);
  const { id: userId } = someone;
  for (const [index, shift] of [0, 1, 2].entries()) {
    const levels = levelsFrom((key) => ((key.length + shift) % 5) + 1);
    const at = new Date(Date.UTC(2026, 10, 1 + index, 9));
    const checkIn = { levels, timeOfDay: "morning" as const, idempotencyKey: `key-${shift}` };
    const quote = await generateQuote(userId, "UTC", checkIn, { at });
    await setFavorite(userId, quote.id, true);
    await giveFeedback(userId, quote.id, { helped: false, because: "too_long" });
    if (shift === 2) await writeLine(userId, quote.checkInId, "A walk by the river");
  }
  await savePreferences({ id: userId, email, emailVerified: true }, ALL_ON);
  await subscribe({ email, userId, source: "website" });
  await cancelSubscription(userId);
  await recordTrialUse(db, email);
  const session = await db.session.findFirstOrThrow({ where: { userId }, select: { id: true } });
  const endpoint = `https://fcm.googleapis.com/fcm/send/${userId}`;
  await addDevice({ id: userId, sessionId: session.id }, endpoint, REMINDERS);
  await write(db, someone);
  return someone;
}

/** What only a vendor, a newsletter or a longer history would write. */
async function write(db: Database, { id: userId, email }: Member): Promise<void> {
  await db.formerAddress.create({ data: { userId, email: `former-${email}` } });
  const provider = { userId, type: "oauth", provider: "google", providerAccountId: `google-${userId}` };
  await db.account.create({ data: provider });
  const passkeyId = newId();
  const sealedName = (await memberCipher(db, userId)).seal("Passkey", passkeyId, "The blue phone");
  const credential = { credentialId: `credential-${userId}`, publicKey: new Uint8Array(77), counter: 3n };
  await db.passkey.create({
    data: { id: passkeyId, userId, ...credential, sealedName, transports: ["usb"] },
  });
  const recoveryCodes = { create: { codeHash: "a hash" } };
  await db.secondFactor.create({ data: { userId, sealedSecret: new Uint8Array(49), recoveryCodes } });
  const { customerId } = await db.subscription.findUniqueOrThrow({ where: { userId } });
  await db.billingEvent.create({ data: { id: `evt_${userId}`, type: "customer.updated", customerId } });
  const subscriptionId = `sub_${userId}`;
  await db.refund.create({
    data: { id: newId(), userId, subscriptionId, amountMinor: 499, currency: "gbp" },
  });
  await db.reminder.create({ data: { key: `trial_ending:${subscriptionId}`, userId } });
  const sent = { id: newId(), subject: "The light", content: "A letter.", sentById: userId };
  await db.newsletter.create({ data: sent });
  await db.mailDelivery.create({ data: { id: newId(), newsletterId: sent.id, email, state: "delivered" } });
  await db.settledMail.create({
    data: { id: newId(), settledAt: new Date(), template: "welcome", userId },
  });
  const id = newId();
  const sealed = (await memberCipher(db, userId)).seal("Insight", id, "Mornings were lighter.");
  await db.insight.create({ data: { id, userId, type: "trend", sealed, topicHash: `topic ${id}` } });
  await issueUnsubscribeTokens(db, [{ email, subscriberId: null, userId }]);
}
