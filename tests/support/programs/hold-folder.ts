import { createInterface } from "node:readline";
import { lockFolder } from "@/lib/db/embedded";

// At each line: takes the folder for itself and keeps it, or says why it cannot; at the next, lets it go again.
const folder = process.argv[2] ?? "";
let unlock: (() => void) | undefined;

for await (const _ of createInterface({ input: process.stdin })) {
  if (unlock) {
    unlock();
    unlock = undefined;
    console.log("free");
    continue;
  }
  try {
    unlock = await lockFolder(folder);
    console.log("held");
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
