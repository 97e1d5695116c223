import "server-only";
import type { Viewer } from "@/lib/access/viewer";
import { env } from "@/lib/config/env";
import { SECOND_FACTOR_HOURS } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import { now } from "@/lib/time/clock";
import type { FactorStanding } from "./schema";

const SHOWN_MS = SECOND_FACTOR_HOURS * 3_600_000;

type Session = Pick<Viewer, "secondFactorAt" | "hasSecondFactor">;

/** Where an admin's session stands: who has none enrolled is let in as well, unless the server asks for one. */
export function factorStanding({ secondFactorAt, hasSecondFactor }: Session): FactorStanding {
  if (!hasSecondFactor) return env().requiresSecondFactor ? "to_enrol" : "offered";
  const isFresh = secondFactorAt !== null && now().getTime() - secondFactorAt.getTime() < SHOWN_MS;
  return isFresh ? "shown" : "asked";
}

export function letsIn(standing: FactorStanding): boolean {
  return standing === "shown" || standing === "offered";
}

/** @throws AppError second_factor unless this session of the admin's may read and write in the consoles */
export function assertSecondFactor(viewer: Session): void {
  const standing = factorStanding(viewer);
  if (letsIn(standing)) return;
  const first = standing === "asked" ? "show your second factor" : "set up a second factor";
  throw new AppError("second_factor", `Please ${first} first. Open a console to do so.`);
}

/** @throws AppError second_factor for a session that has to show the enrolled one before it changes anything of it */
export function assertMayEnrol(viewer: Session): void {
  if (factorStanding(viewer) === "asked") assertSecondFactor(viewer);
}
