import "server-only";
import { database } from "@/lib/db/client";
import { eachBounded } from "@/lib/ground/each-of-many";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import { billing } from "./billing/billing";
import type { BillingNotice, BillingService, KnownCustomer, KnownSubscription } from "./billing/port";
import { type Change, readSubscription } from "./change-subscription";
import { ownersOf, takeOver } from "./known-customers";
import { recallRefund } from "./own-subscription";
import type { SubscriptionRecord } from "./schema";
import { syncSubscription, workOff } from "./sync-subscription";
import { recordTrialUse } from "./trial-use";

interface Reconciliation {
  checked: number;
  changed: number;
  failed: number;
  /** Customers who are charged at the service and whose account is not here. */
  gone: string[];
  /** The customers of each member who pays for more than one subscription. */
  twice: string[][];
}

/** Where one that was stopped goes on the next time. */
export interface Place {
  /** What was kept last; null: it begins. */
  from: string | null;
  keep(place: string | null): Promise<void>;
}

const BEGINNING: Place = { from: null, keep: async () => {} };

const PAGE = 100;
/** Far below what the service allows, and gentle on the embedded database. */
const AT_ONCE = 4;
/** As long as the service itself goes on trying to deliver. */
const LOOK_BACK_MS = 3 * 86_400_000;

/**
 * Repairs what the billing service's notices missed: works off the recent ones that never arrived or were cut off, and
 * asks for the truth about everybody who is charged there or whose subscription is not over here, so that a database
 * that was restored turns nobody away who pays. Safe at any time, beside a server and twice at once.
 *
 * @param signal stops it between two customers
 * @param place where it begins, and where it notes how far it came, so that the next time does the rest first
 */
export async function reconcileSubscriptions(
  signal?: AbortSignal,
  place: Place = BEGINNING,
): Promise<Reconciliation> {
  const done: Reconciliation = { checked: 0, changed: 0, failed: 0, gone: [], twice: [] };
  const service = billing();
  if (service.provider === "local") return done;
  const passes = passesOf(service, done);
  const [kept, keptAfter] = place.from?.split(" ") ?? [];
  const first = Math.max(
    0,
    passes.findIndex(({ name }) => name === kept),
  );
  for (const [index, { name, pages }] of passes.slice(first).entries()) {
    let after = (index === 0 && keptAfter) || null;
    for await (const { tasks, last } of pages(after)) {
      if (signal?.aborted) return done;
      const work = ({ id, run }: Task) => {
        after = id;
        return counted(done, run);
      };
      await eachBounded(tasks, AT_ONCE, work, signal);
      if (!signal?.aborted) after = last;
      await place.keep(`${name} ${after ?? ""}`);
    }
    if (signal?.aborted) return done;
  }
  await place.keep(null);
  return done;
}

interface Task {
  id: string;
  run(): Promise<Change | null>;
}

interface Page {
  tasks: readonly Task[];
  /** With this the page ends, whether or not it is a task's. */
  last: string;
}

interface Pass {
  name: string;
  pages(after: string | null): AsyncIterable<Page>;
}

function passesOf(service: BillingService, done: Reconciliation): readonly Pass[] {
  const since = new Date(now().getTime() - LOOK_BACK_MS);
  const asked = new Set<string>();
  return [
    { name: "notices", pages: (after) => inPages(service.noticesSince(since, after), unheard) },
    {
      name: "subscriptions",
      pages: (after) =>
        inPages(service.everySubscription(after), (page) => knownThere(service, page, asked, done)),
    },
    {
      name: "members",
      pages: (after) => inPages(notOverHere(after), async (page) => knownHere(page, asked, done)),
    },
  ];
}

async function* inPages<Item extends { id: string }>(
  items: AsyncIterable<Item>,
  tasksOf: (page: readonly Item[]) => Promise<readonly Task[]>,
): AsyncIterable<Page> {
  let page: Item[] = [];
  let last = "";
  for await (const item of items) {
    page.push(item);
    last = item.id;
    if (page.length < PAGE) continue;
    yield { tasks: await tasksOf(page), last };
    page = [];
  }
  if (page.length > 0) yield { tasks: await tasksOf(page), last };
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
async function unheard(page: readonly BillingNotice[]): Promise<Task[]> {
  const db = await database();
  const heard = await db.billingEvent.findMany({
    where: { id: { in: page.map(({ id }) => id) }, processedAt: { not: null } },
    select: { id: true },
  });
  const ids = new Set(heard.map(({ id }) => id));
  return page
    .filter(({ id }) => !ids.has(id))
    .map((notice) => ({ id: notice.id, run: () => workOff(notice) }));
}

/** Everybody whom the service knows, whether or not they are remembered here. */
async function knownThere(
  service: BillingService,
  page: readonly KnownSubscription[],
  asked: Set<string>,
  done: Reconciliation,
): Promise<Task[]> {
  // Whoever registers anew with the address of an account that is gone here has no second trial.
  const emails = page.flatMap(({ hadTrial, customer }) => (hadTrial && customer?.email) || []);
  await recordTrialUse(await database(), ...emails);
  const ownerOf = await ownersOf(page.flatMap(({ customer }) => customer ?? []));
  return page.flatMap(({ id, customer }) => {
    if (!customer) return [];
    const memberId = ownerOf(customer);
    if (memberId) return { id, run: () => compare(service, memberId, { id, customer }, asked, done) };
    if (customer.isCharged && !done.gone.includes(customer.customerId)) done.gone.push(customer.customerId);
    return [];
  });
}

/** Stores what the service knows of a member and this database does not; all else is asked about with those known here. */
async function compare(
  service: BillingService,
  memberId: string,
  { id, customer }: { id: string; customer: KnownCustomer },
  asked: Set<string>,
  done: Reconciliation,
): Promise<Change | null> {
  const { record } = await readSubscription(await database(), memberId);
  if (customer.isCharged ? record?.subscriptionId === id && goesOn(record) : record) return null;
  done.checked += 1;
  const isOther = record?.provider === service.provider && record.customerId !== customer.customerId;
  const own = isOther ? await syncSubscription(record.customerId) : null;
  const change = own && goesOn(own.after) ? own : await takeOver(service, memberId, customer, record);
  const { after } = change;
  if (after) asked.add(after.customerId);
  if (after && customer.isCharged && after.subscriptionId !== id) {
    done.twice.push([...new Set([after.customerId, customer.customerId])]);
  }
  return change;
}

function goesOn(record: SubscriptionRecord | null): boolean {
  return record !== null && record.status !== null && !["incomplete", "canceled"].includes(record.status);
}

interface NotOver {
  id: string;
  customerId: string;
}

/** Whose subscription is not over here, but for whom this turn has asked about already. */
function knownHere(page: readonly NotOver[], asked: ReadonlySet<string>, done: Reconciliation): Task[] {
  return page
    .filter(({ customerId }) => !asked.has(customerId))
    .map(({ id, customerId }) => ({
      id,
      run: () => {
        done.checked += 1;
        return syncSubscription(customerId);
      },
    }));
}

async function* notOverHere(after: string | null): AsyncIterable<NotOver> {
  const db = await database();
  for (let last = after ?? "00000000-0000-0000-0000-000000000000"; ; ) {
    const page = await db.subscription.findMany({
      where: { provider: "stripe", userId: { gt: last }, status: { not: "canceled" } },
      select: { userId: true, customerId: true },
      orderBy: { userId: "asc" },
      take: PAGE,
    });
    for (const { userId, customerId } of page) yield { id: userId, customerId };
    if (page.length < PAGE) return;
    last = page.at(-1)?.userId ?? last;
  }
}
