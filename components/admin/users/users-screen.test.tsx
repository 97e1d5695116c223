// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { UserList } from "./users-screen";

afterEach(cleanup);

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
