import { lockFolder } from "@/lib/db/folder-lock";

/** Takes a folder for itself and keeps it, or says why it cannot. */
lockFolder(process.argv[2] ?? "").then(
  () => {
    console.log("held");
    setInterval(() => {}, 60_000);
  },
  (error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
  },
);
