import { openDatabase, shareDatabase } from "@/lib/db/client";
import { recentQuotes } from "@/lib/words/queries";

/** Prints the texts of a member's quotes. */
async function main(userId: string): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
    const { quotes } = await recentQuotes(userId);
    console.log(JSON.stringify(quotes.map((quote) => quote.text)));
  } finally {
    await open.close();
  }
}

main(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
