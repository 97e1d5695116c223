import { pathToFileURL } from "node:url";
import { inRoot, runNode } from "@/scripts/lib/command.mjs";

const LOADER = pathToFileURL(inRoot("node_modules/tsx/dist/esm/index.mjs")).href;

/** Runs one of the TypeScript programs in a process of its own; answers what its last line says. */
export async function runProgram(file: string, env: Record<string, string>): Promise<unknown> {
  // The condition is what lets modules marked server-only load outside Next.
  const args = ["--conditions=react-server", "--import", LOADER, inRoot(file)];
  const { PATH = "", HOME = "" } = process.env;
  const output = await runNode(args, { env: { NODE_ENV: "production", PATH, HOME, ...env } });
  const last = output.trim().split("\n").at(-1) ?? "";
  return last.startsWith("{") ? JSON.parse(last) : null;
}
