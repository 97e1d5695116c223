import "server-only";
import { database } from "@/lib/db/client";
import { eachBounded } from "@/lib/ground/each-of-many";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import { billing } from "./billing/billing";
import type { BillingNotice, BillingService, KnownCustomer } from "./billing/port";
import { type Change, readSubscription } from "./change-subscription";
import { byMember, customerThatCounts, takeOver } from "./known-customers";
import { recallRefund } from "./own-subscription";
import { recordTrialUse } from "./queries";
import { syncSubscription, workOff } from "./sync-subscription";

interface Reconciliation {
  checked: number;
  changed: number;
  failed: number;
  /** Customers who are charged at the service and whose account is not here. */
  gone: string[];
  /** The customers of each member who pays for more than one subscription. */
  twice: string[][];
}

const PAGE = 200;
/** Far below what the service allows, and gentle on the embedded database. */
const AT_ONCE = 4;
/** As long as the service itself goes on trying to deliver. */
const LOOK_BACK_MS = 3 * 86_400_000;

/**
 * Repairs what the billing service's notices missed: works off the recent ones that never arrived or were cut off, and
 * asks for the truth about everybody who is charged there or whose subscription is not over here, so that a database
 * that was restored turns nobody away who pays. Safe at any time, beside a server and twice at once.
 *
 * @param signal stops it between two customers; what is not repaired by then is left to the next time
 */
export async function reconcileSubscriptions(signal?: AbortSignal): Promise<Reconciliation> {
  const done: Reconciliation = { checked: 0, changed: 0, failed: 0, gone: [], twice: [] };
  const service = billing();
  if (service.provider === "local") return done;
  const since = new Date(now().getTime() - LOOK_BACK_MS);
  const hear = (notice: BillingNotice) => counted(done, () => workOff(notice));
  await eachBounded(unheard(service.noticesSince(since)), AT_ONCE, hear, signal);
  const isChecked = await reconcileKnown(service, done, signal);
  const check = (customerId: string) =>
    counted(done, () => {
      done.checked += 1;
      return syncSubscription(customerId);
    });
  await eachBounded(runningCustomers(isChecked), AT_ONCE, check, signal);
  return done;
}

/** Everybody whom the service knows, whether or not they are remembered here. Answers who was asked about. */
async function reconcileKnown(
  service: BillingService,
  done: Reconciliation,
  signal: AbortSignal | undefined,
): Promise<(customerId: string) => boolean> {
  const known: KnownCustomer[] = [];
  if (signal?.aborted) return () => false;
  for await (const customer of service.everyCustomer()) {
    // Half a list tells of nobody that they are gone.
    if (signal?.aborted) return () => false;
    known.push(customer);
  }
  await recallTrials(known);
  const { members, gone } = await byMember(known);
  const isCharged = ({ running }: KnownCustomer) => running > 0;
  done.gone.push(...gone.filter(isCharged).map(({ customerId }) => customerId));
  const checked = new Set<string>();
  const check = ([memberId, customers]: [string, readonly KnownCustomer[]]) =>
    counted(done, async () => {
      const charged = customers.filter(isCharged);
      if (charged.reduce((sum, { running }) => sum + running, 0) > 1) {
        done.twice.push(charged.map(({ customerId }) => customerId));
      }
      const { record } = await readSubscription(await database(), memberId);
      const wanted = customerThatCounts(customers, record);
      if (!wanted) return null;
      done.checked += 1;
      checked.add(wanted.customerId);
      return takeOver(service, memberId, wanted, record);
    });
  await eachBounded(members, AT_ONCE, check, signal);
  return (customerId) => checked.has(customerId);
}

/** Whoever registers anew with the address of an account that is gone here has no second trial. */
async function recallTrials(known: readonly KnownCustomer[]): Promise<void> {
  const emails = known.flatMap(({ email, hadTrial }) => (email && hadTrial ? [email] : []));
  const db = await database();
  for (let at = 0; at < emails.length; at += PAGE) await recordTrialUse(db, ...emails.slice(at, at + PAGE));
}

/** One that fails must not keep the others from being repaired. */
async function counted(done: Reconciliation, work: () => Promise<Change | null>): Promise<void> {
  try {
    const change = await work();
    if (change?.after) await recallRefund(change.after);
    if (change && change.before !== change.after) done.changed += 1;
  } catch (error) {
    done.failed += 1;
    log.error({ event: "reconcile_failed", kind: error instanceof Error ? error.name : typeof error });
  }
}

/** The notices that were not worked off yet. Most were: they are looked up many at a time. */
async function* unheard(notices: AsyncIterable<BillingNotice>): AsyncIterable<BillingNotice> {
  let page: BillingNotice[] = [];
  for await (const notice of notices) {
    page.push(notice);
    if (page.length < PAGE) continue;
    yield* await withoutHeard(page);
    page = [];
  }
  yield* await withoutHeard(page);
}

async function withoutHeard(page: readonly BillingNotice[]): Promise<BillingNotice[]> {
  const db = await database();
  const heard = await db.billingEvent.findMany({
    where: { id: { in: page.map(({ id }) => id) }, processedAt: { not: null } },
    select: { id: true },
  });
  const ids = new Set(heard.map(({ id }) => id));
  return page.filter(({ id }) => !ids.has(id));
}

async function* runningCustomers(isChecked: (customerId: string) => boolean): AsyncIterable<string> {
  const db = await database();
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await db.subscription.findMany({
      where: { provider: "stripe", userId: { gt: after }, status: { not: "canceled" } },
      select: { userId: true, customerId: true },
      orderBy: { userId: "asc" },
      take: PAGE,
    });
    for (const { customerId } of page) if (!isChecked(customerId)) yield customerId;
    const last = page.at(-1);
    if (!last) return;
    after = last.userId;
  }
}
