import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { ROUTES } from "./routes.mjs";
import { decide, dependsOnViewer, type ViewerStanding } from "./routing-table";

const STANDINGS: readonly ViewerStanding[] = ["signed_out", "needs_setup", "payment_failed", "member"];
const PUBLIC = [
  ...["/about", "/forgot-password", "/reset-password", "/verify-email", "/confirm-newsletter"],
  ...["/unsubscribe-newsletter", "/unsubscribe", "/email-preferences", "/terms", "/privacy", "/faq"],
];
const MEMBER = [
  "/subscription",
  "/settings",
  "/admin/newsletter",
  "/admin/users",
  "/admin/audit",
  "/admin/second-factor",
];
const SUBSCRIBER = ["/sliders", "/favorites", "/progress", "/progress/report", "/analytics"];

/** By path: what a visitor, a member who needs setup, one who owes a payment, and any other member get. */
const TABLE: Record<string, readonly [string, string, string, string]> = {
  "/": ["/landing", "to /subscription", "show", "show"],
  "/auth": ["show", "to /subscription", "to /settings", "to /"],
  "/landing": ["not found", "not found", "not found", "not found"],
  "/out-of-order": ["not found", "not found", "not found", "not found"],
  ...Object.fromEntries(PUBLIC.map((path) => [path, ["show", "show", "show", "show"]])),
  ...Object.fromEntries(MEMBER.map((path) => [path, ["to /auth", "show", "show", "show"]])),
  ...Object.fromEntries(SUBSCRIBER.map((path) => [path, ["to /auth", "to /subscription", "show", "show"]])),
  // Next's own not-found page.
  ...Object.fromEntries(
    ["/nowhere", "/sliders/", "/admin", "/SLIDERS"].map((path) => [path, ["show", "show", "show", "show"]]),
  ),
};

function told(path: string, standing: ViewerStanding): string {
  const decision = decide(path, standing);
  if (decision.do === "redirect") return `to ${decision.to}`;
  if (decision.do === "show_instead") return decision.path;
  return decision.do === "show" ? "show" : "not found";
}

test.each(Object.entries(TABLE))("%s", (path, expected) => {
  expect(STANDINGS.map((standing) => told(path, standing))).toEqual(expected);
});

test("Nobody is sent round in circles", () => {
  for (const standing of STANDINGS) {
    for (const path of Object.keys(TABLE)) {
      const decision = decide(path, standing);
      if (decision.do === "redirect") expect(decide(decision.to, standing)).toEqual({ do: "show" });
    }
  }
});

test("The session is looked up exactly where the answer depends on it", () => {
  for (const path of Object.keys(TABLE)) {
    const leadsAllAlike = new Set(STANDINGS.map((standing) => told(path, standing))).size === 1;
    // Everyone is shown it, with their own choices on it.
    const isOwn = path === "/email-preferences";
    expect([path, dependsOnViewer(path)]).toEqual([path, isOwn || !leadsAllAlike]);
  }
});

test("Every page stands in the list, with the frame that its folder gives it, and nothing else does", () => {
  const pages = readdirSync("app", { recursive: true })
    .map(String)
    .filter((file) => /(^|\/)page\.tsx$/.test(file));
  const found = pages.map((file) => {
    const folders = file.split("/").slice(0, -1);
    const frame = folders.findLast((folder) => folder.startsWith("(")) ?? folders[0];
    return [`/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`, frame];
  });
  const listed = Object.entries(ROUTES).map(([path, { frame }]) => [path, frame]);
  expect(listed.sort()).toEqual(found.sort());
});
