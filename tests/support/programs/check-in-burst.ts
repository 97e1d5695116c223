import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { makeMember } from "@/prisma/seed/people";

const AT_ONCE = 4;

/** Checks in without end, and prints each check-in before it is made and once it was answered. Meant to be killed. */
async function main(email: string): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  const person = { email, password: "correct horse battery", firstName: "Ada", lastName: "Lovelace" };
  const { id } = await makeMember(open.prisma, person, "active", now());
  console.log(JSON.stringify({ member: id }));
  let count = 0;
  const checkInForever = async (): Promise<never> => {
    for (;;) {
      const idempotencyKey = `${email} ${count++}`.replace(" ", "-");
      const levels = { ...DEFAULT_LEVELS, stressLevel: (count % 5) + 1 };
      console.log(JSON.stringify({ asked: { idempotencyKey, levels } }));
      const quote = await generateQuote(id, "UTC", { levels, timeOfDay: "evening", idempotencyKey });
      console.log(JSON.stringify({ levels, quote }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkInForever));
}

main(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
