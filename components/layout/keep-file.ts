import type { Download } from "@/lib/http/client";

/** How long a browser may take to begin writing the file. */
const BEGIN_MS = 60_000;

/** Gives a file to the browser to keep, as a download. */
export function keepFile({ content, fileName }: Download): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS);
}
