import { ROUTE_ROWS } from "./routes.mjs";

/** Where someone stands when they ask for a page. */
export type ViewerStanding = "signed_out" | "needs_setup" | "payment_failed" | "member";

export type Decision =
  | { do: "show" }
  | { do: "show_instead"; path: "/landing" }
  | { do: "redirect"; to: string }
  | { do: "not_found" };

/** The page behind `/` for visitors; it has no address of its own. */
const LANDING = "/landing";
/** What stands in the place of a page that cannot be shown; it has no address of its own either. */
export const OUT_OF_ORDER = "/out-of-order";

/** Whether the answer depends on who asks, so that their session must be looked up. */
export function dependsOnViewer(path: string): boolean {
  const access = accessTo(path);
  return access !== "everyone" && access !== "nobody";
}

/** What a request for a page is answered with. Pages and handlers check again where they read data. */
export function decide(path: string, standing: ViewerStanding): Decision {
  switch (accessTo(path)) {
    case "nobody":
      return { do: "not_found" };
    case "visitor":
      return standing === "signed_out" ? { do: "show" } : { do: "redirect", to: home(standing) };
    case "subscriber":
      if (standing === "needs_setup") return { do: "redirect", to: "/subscription" };
      if (standing !== "signed_out") return { do: "show" };
      return path === "/" ? { do: "show_instead", path: LANDING } : { do: "redirect", to: "/auth" };
    case "member":
      return standing === "signed_out" ? { do: "redirect", to: "/auth" } : { do: "show" };
    default:
      return { do: "show" };
  }
}

/** An address that no page has is everyone's: Next answers with its not-found page. */
function accessTo(path: string) {
  const row = ROUTE_ROWS.get(path) ?? PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
  return row?.access ?? "everyone";
}

/** The pages of which there is one for each id. */
const PATTERNS = [...ROUTE_ROWS]
  .filter(([path]) => path.includes("["))
  .map(([path, row]) => [new RegExp(`^${path.replace(/\[\w+\]/g, "[^/]+")}$`), row] as const);

/** Where a member who is signed in already belongs. One who owes a payment mends it in settings. */
function home(standing: Exclude<ViewerStanding, "signed_out">): string {
  if (standing === "needs_setup") return "/subscription";
  return standing === "payment_failed" ? "/settings" : "/";
}
