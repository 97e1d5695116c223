// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { UserList, UsersScreen } from "./users-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = (id: string) => ({
  id,
  email: `${id}@example.com`,
  firstName: null,
  lastName: null,
  authProvider: "email",
  emailVerifiedAt: null,
  subscriptionStatus: null,
  createdAt: "2026-01-01T00:00:00Z",
  trialEndsAt: null,
});

function listOf(...ids: string[]) {
  const page = { items: ids.map(user), total: ids.length, deletable: ids.length - 1, next: null };
  const loaded = [[queryKeys.adminUsers({}), { pages: [page], pageParams: [null] }]] as const;
  renderWithQueries(<UserList ownId="keeper" filter={{}} />, loaded);
  return screen.getByRole("checkbox", { name: /Select all/ });
}

test("'Select all' counts only who can be deleted, and not the admin", () => {
  const all = listOf("ada", "keeper", "grace");
  fireEvent.click(all);
  expect(screen.getByText("All 2 users that match")).toBeTruthy();
  expect((all as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Delete selected" }));
  expect(screen.getByRole("dialog").textContent).toContain("2 users");
});

test("where the admin alone is found there is nothing to select", () => {
  const all = listOf("keeper");
  expect((all as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Delete selected" })).toBeNull();
});

test("a question that was opened from a row gives the focus back to it", async () => {
  listOf("ada", "keeper");
  const opener = screen.getByRole("button", { name: "Delete ada@example.com" });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await expect.poll(() => document.activeElement).toBe(opener);
});

const STATS = { totalUsers: 3, verifiedUsers: 1, activeSubscriptions: 1, trialUsers: 0 };

type Answer = (path: string, init: RequestInit) => Response;

/** The console in its page: the list is asked for anew each time, and `answer` may take somebody off it. */
function openConsole(on: string[], answer: Answer = () => Response.json({})) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "/api/admin/user-stats") return Response.json(STATS);
    asked.push([init.method, path, ...(init.body ? [JSON.parse(String(init.body))] : [])]);
    if (!path.startsWith("/api/admin/users") || init.method !== "GET") return answer(path, init);
    const q = new URL(path, "https://hearten.example").searchParams.get("q")?.toLowerCase() ?? "";
    const found = on.map(user).filter(({ email }) => email.includes(q));
    const counts = { "X-Total-Count": String(found.length), "X-Deletable-Count": String(found.length) };
    return Response.json(found, { headers: counts });
  });
  renderWithQueries(
    <main id="main" tabIndex={-1}>
      <UsersScreen ownId="keeper" />
      <Toaster />
    </main>,
  );
  return asked;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** Presses what opens the question, and its Delete. */
async function askAndDelete(opener: string) {
  const button = await screen.findByRole("button", { name: opener });
  button.focus();
  fireEvent.click(button);
  const question = screen.getByRole("dialog").textContent;
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  return question;
}
const notice = () => document.querySelector(".toast")?.textContent;
const NOBODY = "No users match your search criteria.";

test("the figures of all users stand above the list", async () => {
  openConsole(["ida"]);
  expect(await screen.findByText("33.3% verified")).toBeTruthy();
  const figures = screen.getAllByRole("heading").map((it) => it.textContent);
  expect(figures).toEqual(["Total Users", "Verified", "Active Subscriptions", "Trial Users"]);
});

test("the server is asked for what is typed and for a status, and nobody found is told", async () => {
  const asked = openConsole(["ida", "ivo"]);
  expect(await screen.findByText("Showing 2 of 2")).toBeTruthy();
  expect(screen.getAllByText("Unverified", { selector: "td *" })).toHaveLength(2);
  const search = screen.getByRole("searchbox", { name: "Search by email or name" });
  fireEvent.change(search, { target: { value: "nobody at all" } });
  expect(await screen.findByText(NOBODY)).toBeTruthy();
  fireEvent.change(search, { target: { value: "IDA@EXAMPLE" } });
  expect(await screen.findByText("Showing 1 of 1")).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Status" }), { target: { value: "unverified" } });
  await expect.poll(() => asked.length).toBe(4);
  expect(asked).toEqual([
    ["GET", "/api/admin/users"],
    ["GET", "/api/admin/users?q=nobody+at+all"],
    ["GET", "/api/admin/users?q=IDA%40EXAMPLE"],
    ["GET", "/api/admin/users?q=IDA%40EXAMPLE&status=unverified"],
  ]);
});

test("a user is deleted after a question that says what goes; their row goes, and the focus to the page", async () => {
  const on = ["ida", "ivo"];
  const asked = openConsole(on, () => {
    on.shift();
    return Response.json({ stripeCleanup: null });
  });
  const question = await askAndDelete("Delete ida@example.com");
  for (const words of ["ida@example.com", "permanent and can't be undone", "quotes", "preferences"])
    expect(question).toContain(words);
  expect(question).toContain("subscription info");
  expect(await screen.findByText("Showing 1 of 1")).toBeTruthy();
  await expect.poll(notice).toBe("User deletedNo Stripe subscription to cancel.");
  expect(asked).toContainEqual(["DELETE", "/api/admin/users/ida"]);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("main"));
});

test("several that a search finds are deleted together, and counted", async () => {
  const on = ["ida", "ivo"];
  const asked = openConsole(on, () => {
    on.length = 0;
    return Response.json({ deleted: 2, stripeCleanup: 0, remaining: 0, failed: [] });
  });
  const search = await screen.findByRole("searchbox", { name: "Search by email or name" });
  fireEvent.change(search, { target: { value: "example.com" } });
  await expect.poll(() => asked.length).toBe(2);
  fireEvent.click(await screen.findByRole("checkbox", { name: /Select all/ }));
  expect(await askAndDelete("Delete selected")).toContain("2 users");
  expect(await screen.findByText(NOBODY)).toBeTruthy();
  await expect.poll(notice).toBe("Bulk delete completed2 users deleted successfully");
  const body = { matching: { q: "example.com" }, except: [], upTo: "ida", expected: 2 };
  expect(asked).toContainEqual(["POST", "/api/admin/users/bulk-delete", body]);
});

test.each([
  ["Delete ida@example.com", "Delete failed"],
  ["Delete selected", "Bulk delete failed"],
])(
  "'%s' that is answered with what nobody can read says so in its question, which stays",
  async (opener, title) => {
    openConsole(["ida"], () => Response.json({ unexpected: true }));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Select ida@example.com" }));
    await askAndDelete(opener);
    const failed = await screen.findByText(`${title}: Please try again.`);
    expect(within(screen.getByRole("dialog")).getByRole("alert")).toBe(failed);
    press("Cancel");
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("ida@example.com")).toBeTruthy();
  },
);

test("an old sign-in is asked for its password, and the act goes on after it", async () => {
  const on = ["ida"];
  let isFresh = false;
  const asked = openConsole(on, (path) => {
    if (path === "/api/user/passkeys") return Response.json({ passkeys: [] });
    if (path === "/api/auth/reauthenticate") isFresh = true;
    else if (!isFresh) return Response.json({ code: "reauthenticate", message: "Again." }, { status: 403 });
    else on.length = 0;
    return Response.json({ stripeCleanup: null, message: "Thank you." });
  });
  await askAndDelete("Delete ida@example.com");
  const question = within(await screen.findByRole("dialog", { name: "Please confirm it's you" }));
  fireEvent.change(question.getByLabelText("Current password"), { target: { value: "a light left on" } });
  fireEvent.click(question.getByRole("button", { name: "Continue" }));
  await expect.poll(notice).toBe("User deletedNo Stripe subscription to cancel.");
  const acts = asked.filter((each) => !(each as string[]).includes("GET"));
  expect(acts).toEqual([
    ["DELETE", "/api/admin/users/ida"],
    ["POST", "/api/auth/reauthenticate", { password: "a light left on" }],
    ["DELETE", "/api/admin/users/ida"],
  ]);
});
