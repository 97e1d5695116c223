import "server-only";
import type { Viewer } from "@/lib/access/viewer";
import { env } from "@/lib/config/env";
import { FRESH_MINUTES, SECOND_FACTOR_HOURS } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import { now } from "@/lib/time/clock";
import type { FactorStanding } from "./schema";

const SHOWN_MS = SECOND_FACTOR_HOURS * 3_600_000;
const FRESH_MS = FRESH_MINUTES * 60_000;

type Session = Pick<Viewer, "secondFactorAt" | "hasSecondFactor">;

/** Where an admin's session stands: who has none enrolled is let in as well, unless the server asks for one. */
export function factorStanding({ secondFactorAt, hasSecondFactor }: Session): FactorStanding {
  if (!hasSecondFactor) return env().requiresSecondFactor ? "to_enrol" : "offered";
  return isWithin(SHOWN_MS, secondFactorAt) ? "shown" : "asked";
}

function isWithin(ms: number, at: Date | null): boolean {
  return at !== null && now().getTime() - at.getTime() < ms;
}

export function letsIn(standing: FactorStanding): boolean {
  return standing === "shown" || standing === "offered";
}

/** @throws AppError second_factor unless this session of the admin's may read and write in the consoles */
export function assertSecondFactor(viewer: Session): void {
  const standing = factorStanding(viewer);
  if (letsIn(standing)) return;
  const first = standing === "asked" ? "use your second factor" : "set up a second factor";
  throw new AppError(
    "second_factor",
    `Please ${first} first. Open an admin page to do so, or reload the one you're on.`,
  );
}

/**
 * For what changes an enrolled second factor, or would leave it behind: the factor hangs on the account, being the admin
 * on its address.
 *
 * @throws AppError second_factor where one is enrolled that this session has not shown
 */
export function assertEnrolledShown(viewer: Session): void {
  if (factorStanding(viewer) === "asked") assertSecondFactor(viewer);
}

/** Whether it was shown so lately that what it guards may be undone. */
export function isFactorFresh({ secondFactorAt }: Pick<Session, "secondFactorAt">): boolean {
  return isWithin(FRESH_MS, secondFactorAt);
}

/** @throws AppError second_factor_again when an enrolled one was shown too long ago to be undone now */
export function assertFreshFactor(viewer: Session): void {
  if (!viewer.hasSecondFactor || isFactorFresh(viewer)) return;
  throw new AppError("second_factor_again", "Please use your second factor again to carry on.");
}
