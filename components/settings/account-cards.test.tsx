// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { EmailAddressCard, PasswordCard } from "./account-cards";
import { SignedInDevicesCard } from "./signed-in-devices";

const USER = {
  id: "member",
  email: "maya@example.com",
  firstName: "Maya",
  lastName: null,
  profileImageUrl: null,
  emailVerified: false,
  isAdmin: false,
  timeZone: "UTC",
  createdAt: "2026-01-01T00:00:00Z",
};

const now = new Date().toISOString();
const HERE = { id: "here", browser: "Firefox on Windows", lastSeenAt: now, signedInAt: now, isThisOne: true };
const THERE = { ...HERE, id: "there", browser: "Safari on iPhone", isThisOne: false };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(card: React.ReactNode, hasPassword: boolean, answer: () => Response = () => Response.json({})) {
  const calls = vi.fn(async (_path: string, init: RequestInit) =>
    init.method === "GET" ? Response.json({ devices: [HERE], hasPassword }) : answer(),
  );
  vi.stubGlobal("fetch", calls);
  const loaded = { devices: [HERE, THERE], hasPassword };
  renderWithQueries(
    <>
      {card}
      <Toaster />
    </>,
    [[queryKeys.devices, loaded]],
  );
  return () =>
    calls.mock.calls.filter(([, init]) => init.method !== "GET").map(([path, init]) => [path, init.method]);
}

const notice = () => document.querySelector(".toast")?.textContent;

test("this device is marked, and signs out by the way that signs out", () => {
  open(<SignedInDevicesCard timeZone="UTC" />, true);
  const [here, there] = screen.getAllByRole("listitem");
  if (!here || !there) throw new Error("Both devices are listed.");
  expect(here.textContent).toContain("This device");
  expect(within(here).getByRole("link", { name: "Sign out here" }).getAttribute("href")).toBe("/api/logout");
  expect(there.textContent).toContain("Last seen today at ");
});

test("devices of the same browser are told apart by when they were seen and signed in, to eye and ear", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T22:30:00Z") });
  const device = (id: string, lastSeenAt: string, signedInAt: string) => ({
    ...THERE,
    id,
    lastSeenAt,
    signedInAt,
  });
  const devices = [
    device("a", "2026-11-23T20:07:00Z", "2026-11-21T08:00:00Z"),
    device("b", "2026-11-22T09:05:00Z", "2026-11-22T09:00:00Z"),
    device("c", "2026-11-19T09:05:00Z", "2026-11-01T09:00:00Z"),
  ];
  renderWithQueries(<SignedInDevicesCard timeZone="Europe/Berlin" />, [
    [queryKeys.devices, { devices, hasPassword: true }],
  ]);
  const told = [
    "last seen today at 21:07, signed in 21 November",
    "last seen yesterday at 10:05, signed in yesterday at 10:00",
    "last seen 19 November, signed in 1 November",
  ];
  const rows = screen.getAllByRole("listitem");
  for (const [index, words] of told.entries()) {
    const row = rows[index] as HTMLElement;
    within(row).getByText(`L${words.slice(1)}`);
    within(row).getByRole("button", { name: `Sign out Safari on iPhone, ${words}` });
  }
});

test("another device is signed out alone, and leaves the list", async () => {
  const writes = open(<SignedInDevicesCard timeZone="UTC" />, true, () =>
    Response.json({ message: "Done." }),
  );
  await userEvent.click(screen.getByRole("button", { name: /^Sign out Safari on iPhone,/ }));
  const left = () => screen.queryByRole("button", { name: /^Sign out Safari on iPhone,/ });
  await waitFor(() => expect(left()).toBeNull());
  expect(writes()).toEqual([["/api/auth/sessions/there", "DELETE"]]);
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
});

test("everything else is signed out at once", async () => {
  const writes = open(<SignedInDevicesCard timeZone="UTC" />, true, () =>
    Response.json({ message: "Done." }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere else" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Done."));
  expect(notice() ?? "").not.toContain("Done.");
  expect(writes()).toEqual([["/api/auth/sessions", "DELETE"]]);
});

async function changePassword() {
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Current password"), "warm bread");
  await userEvent.type(dialog.getByLabelText("New password"), "a light left on");
  await userEvent.click(dialog.getByRole("button", { name: "Change password" }));
  return dialog;
}

const FLAWS = [
  [
    403,
    { message: "That isn't your current password.", field: "currentPassword", code: "wrong_password" },
    "Current password",
    "That isn't your current password.",
  ],
  [
    400,
    { message: "password is one of the commonest.", field: "newPassword", code: "invalid_input" },
    "New password",
    "Password is one of the commonest.",
  ],
] as const;

test.each(FLAWS)("a refusal of the password (%i) stands at its field", async (status, body, label, words) => {
  open(<PasswordCard email={USER.email} />, true, () => Response.json(body, { status }));
  const dialog = await changePassword();
  expect(await dialog.findByText(words)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(label)));
});

test("a refusal of anything else is not told as a wrong password", async () => {
  const message = "This request came from another site.";
  open(<PasswordCard email={USER.email} />, true, () => Response.json({ message }, { status: 403 }));
  const dialog = await changePassword();
  await waitFor(() => expect(document.body.textContent).toContain(`Password not changed: ${message}`));
  expect(dialog.getByLabelText("Current password").getAttribute("aria-invalid")).not.toBe("true");
});

test("a changed password closes its dialog and says what it ended", async () => {
  open(<PasswordCard email={USER.email} />, true, () =>
    Response.json({ message: "Your other devices are out." }),
  );
  await changePassword();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(notice()).toBe("Password changedYour other devices are out.");
});

test("who has no password is led to where one is set", () => {
  open(<PasswordCard email={USER.email} />, false);
  expect(screen.queryByRole("button", { name: "Change password" })).toBeNull();
  expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
    "/forgot-password",
  );
});

test("an unverified address says so and sends a new link", async () => {
  const writes = open(<EmailAddressCard user={USER} />, true, () =>
    Response.json({ message: "On its way." }),
  );
  expect(screen.getByText("Not verified")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Resend" }));
  await waitFor(() => expect(notice()).toBe("Verification Email SentOn its way."));
  expect(writes()).toEqual([["/api/auth/resend-verification", "POST"]]);
});

test("a verified address has nothing to resend", () => {
  open(<EmailAddressCard user={{ ...USER, emailVerified: true }} />, true);
  expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
});
