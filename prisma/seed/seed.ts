import { type Database, openDatabase, shareDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { giveFeedback, setFavorite } from "@/lib/words/quote-acts";
import { libraryWriter } from "@/lib/words/writers/writer";
import { tellFailure } from "@/scripts/lib/trouble";
import { DEMO_ADMIN, DEMO_MEMBER } from "./demo-accounts.mjs";
import { history } from "./history";
import { makeMember } from "./people";

const WEEKS = 8;
const TIME_ZONE = "Europe/London";

/** The people of the demo: a member with some weeks behind her, and an admin. Does nothing where they are already. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
    if (!(await isThere(open.prisma, DEMO_ADMIN.email)))
      await makeMember(open.prisma, DEMO_ADMIN, "active", now());
    // It was here before anybody could register the address, also where an older version made it.
    const notShown = { email: DEMO_ADMIN.email, emailVerified: { not: null }, ownerShownAt: null };
    await open.prisma.user.updateMany({ where: notShown, data: { ownerShownAt: now() } });
    if (!(await isThere(open.prisma, DEMO_MEMBER.email))) await seedMember(open.prisma);
  } finally {
    await open.close();
  }
}

async function isThere(db: Database, email: string): Promise<boolean> {
  return (await db.user.count({ where: { email } })) > 0;
}

async function seedMember(db: Database): Promise<void> {
  const { id } = await makeMember(db, DEMO_MEMBER, "active", now());
  const checkIns = history(WEEKS, now(), 1918);
  const quotes: { id: string; isFavorite: boolean }[] = [];
  for (const { at, levels, timeOfDay, isFavorite } of checkIns) {
    const quote = await generateQuote(
      id,
      TIME_ZONE,
      { levels, timeOfDay, idempotencyKey: null },
      { at, writer: libraryWriter },
    );
    if (isFavorite) await setFavorite(id, quote.id, true, at);
    quotes.push({ id: quote.id, isFavorite });
  }
  // What she says of them afterwards chooses none of them.
  for (const [place, quote] of quotes.entries()) {
    const helped = quote.isFavorite || place % 3 > 0;
    if (quote.isFavorite || place % 4 === 0) await giveFeedback(id, quote.id, { helped, because: null });
  }
}

main().catch(tellFailure);
