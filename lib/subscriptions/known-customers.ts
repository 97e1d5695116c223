import "server-only";
import { database } from "@/lib/db/client";
import { billing, billingOf } from "./billing/billing";
import type { BillingService, KnownCustomer, Payer } from "./billing/port";
import { type Change, changeSubscription, readSubscription } from "./change-subscription";
import { needsSetup, withoutSubscription } from "./rules";
import type { SubscriptionRecord } from "./schema";

/**
 * What is stored of a member, once the billing service was asked whom it knows them as: a database that was restored
 * may have forgotten, and whoever is charged already must find that again instead of paying twice.
 */
export async function recallCustomer(
  { id, email }: { id: string; email: string },
  service: BillingService,
): Promise<SubscriptionRecord | null> {
  const db = await database();
  const isTheirs = (await db.user.count({ where: { id, email, emailVerified: { not: null } } })) > 0;
  const known = await service.customersOf(id, isTheirs ? email : null);
  const ownerOf = await ownersOf(known);
  const { record } = await readSubscription(db, id);
  const theirs = known.filter((customer) => ownerOf(customer) === id);
  const wanted = customerThatCounts(theirs, record);
  return wanted ? (await takeOver(service, id, wanted, record)).after : record;
}

/** The one of a member's customers that is to be stored: one that is charged, or any where none is stored. */
function customerThatCounts(
  customers: readonly KnownCustomer[],
  stored: { customerId: string } | null,
): KnownCustomer | null {
  const charged = customers.filter(({ isCharged }) => isCharged);
  const same = charged.find(({ customerId }) => customerId === stored?.customerId);
  return same ?? charged[0] ?? (stored ? null : (customers[0] ?? null));
}

/** Stores this customer as the member's, and how they stand. Whoever was forgotten here was told of it all before. */
export async function takeOver(
  service: BillingService,
  memberId: string,
  { customerId, memberId: madeFor }: KnownCustomer,
  stored: { customerId: string } | null,
): Promise<Change> {
  if (madeFor !== memberId) await service.handOver(customerId, memberId);
  return changeSubscription(
    memberId,
    () => service.currentSubscription(withoutSubscription(service.provider, customerId)),
    { quiet: stored?.customerId !== customerId },
  );
}

/** Whose customers these are here: who they were made for, or else the member who proved that the address is theirs. */
export async function ownersOf(
  page: readonly KnownCustomer[],
): Promise<(customer: KnownCustomer) => string | undefined> {
  const emails = page.flatMap(({ email }) => email ?? []);
  const found = await (await database()).user.findMany({
    where: {
      OR: [
        { id: { in: page.map(({ memberId }) => memberId) } },
        { email: { in: emails }, emailVerified: { not: null } },
      ],
    },
    select: { id: true, email: true, emailVerified: true },
  });
  const ids = new Set(found.map(({ id }) => id));
  const verified = new Map(
    found.flatMap(({ id, email, emailVerified }) => (emailVerified ? [[email, id]] : [])),
  );
  return ({ memberId, email }) => (ids.has(memberId) ? memberId : verified.get(email ?? ""));
}

/** Where a member's next step is made: where their subscription runs, or where new ones are begun. */
export function serviceFor(record: SubscriptionRecord | null, now: Date): BillingService {
  return record && !needsSetup(record, now) ? billingOf(record) : billing();
}

/** A member as a billing service knows them. */
export function payerOf(
  { id, email }: { id: string; email: string },
  record: SubscriptionRecord | null,
  service: BillingService,
): Payer {
  return { id, email, customerId: record?.provider === service.provider ? record.customerId : null };
}
