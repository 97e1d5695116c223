import { ConfigurationError } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { Refusal } from "./refusal";

/** Ends a command that failed: with a message where somebody can mend it, with a stack where it is ours to mend. */
export function tellFailure(error: unknown): void {
  const isTold = [Refusal, ConfigurationError, AppError].some((kind) => error instanceof kind);
  console.error(isTold && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
