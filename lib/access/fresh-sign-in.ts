import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { Viewer } from "./viewer";

/** How long the last proof of who someone is lets them do what cannot be undone. */
const FRESH_MS = 10 * 60_000;

/** @throws AppError reauthenticate when the password (or provider) was last asked for too long ago */
export function assertFreshSignIn({ authenticatedAt }: Pick<Viewer, "authenticatedAt">): void {
  if (now().getTime() - authenticatedAt.getTime() > FRESH_MS) {
    throw new AppError("reauthenticate", "Please enter your password again to carry on.");
  }
}
