import { AppError } from "@/lib/ground/errors";
import { trouble } from "../trouble";
import { Refusal } from "./refusal";

/** Ends a command that failed: with a message where somebody can mend it, with a stack where it is ours to mend. */
export function tellFailure(error: unknown): void {
  const isTold = [Refusal, AppError].some((kind) => error instanceof kind);
  console.error(isTold && error instanceof Error ? error.message : (trouble(error) ?? error));
  process.exitCode = 1;
}
