import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One folder for whatever a run leaves behind, test processes that are cut off included; it goes with the run. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "hearten-run-"));
  const outer = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (outer === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outer;
    rmSync(folder, { recursive: true, force: true });
  };
}
