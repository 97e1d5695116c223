import "server-only";
import { BYTE_ORDER_MARK, csvRecord } from "@/lib/data-rights/csv";
import { database } from "@/lib/db/client";

const BATCH = 1_000;

const HEADINGS = ["Email", "Status", "Subscribed", "Confirmed", "Source"];

/** Every present subscriber, a record each, oldest first; it comes piece by piece. */
export async function* exportSubscribers(): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvRecord(HEADINGS);
  const db = await database();
  let after: string | undefined;
  do {
    const rows = await db.newsletterSubscriber.findMany({
      where: { unsubscribedAt: null, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true, email: true, subscribedAt: true, confirmedAt: true, source: true },
    });
    yield rows
      .map(({ email, subscribedAt, confirmedAt, source }) =>
        csvRecord([
          email,
          confirmedAt ? "Active" : "Pending",
          subscribedAt.toISOString(),
          confirmedAt?.toISOString() ?? "",
          source,
        ]),
      )
      .join("");
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
