// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { PasskeysCard } from "./passkeys-card";

const now = new Date().toISOString();
const USED = { id: "used", name: "The blue phone", createdAt: now, lastUsedAt: now };
const NEW = { id: "new", name: "Key ring", createdAt: now, lastUsedAt: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(passkeys: object[], answer: () => Response = () => Response.json({ passkeys: [] })) {
  const calls = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", calls);
  renderWithQueries(<PasskeysCard timeZone="UTC" />, [[queryKeys.passkeys, { passkeys }]]);
  return () => calls.mock.calls.map(([path, init]) => [path, init.method]);
}

test("Without a passkey the card says so, and in a browser without any that it can't be helped", () => {
  open([]);
  expect(screen.getByText("You don't have a passkey yet.")).toBeDefined();
  expect(screen.getByText("This browser can't use passkeys.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});

test("Each passkey says when it was last used, or since when it is there", () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  open([USED, NEW]);
  const told = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(told).toEqual(["The blue phoneLast used today", "Key ringAdded today"]);
  expect(screen.getByRole("button", { name: "Add a passkey" })).toBeDefined();
});

test("A passkey is removed after a question, and a refusal stays with the question", async () => {
  let isRefused = true;
  const message = "This passkey is your only way in.";
  const asked = open([USED], () =>
    isRefused ? Response.json({ message }, { status: 409 }) : Response.json({ passkeys: [] }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove The blue phone" }));
  const dialog = within(await screen.findByRole("dialog", {}, { timeout: 5_000 }));
  await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
  expect((await dialog.findByRole("alert")).textContent).toContain(message);
  isRefused = false;
  await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("You don't have a passkey yet.")).toBeDefined();
  expect(asked()).toEqual(Array(2).fill(["/api/user/passkeys/used", "DELETE"]));
});

test("A passkey is given another name, which begins as the one it has", async () => {
  const asked = open([USED], () => Response.json({ passkeys: [{ ...USED, name: "The green phone" }] }));
  await userEvent.click(screen.getByRole("button", { name: "Rename The blue phone" }));
  const dialog = within(await screen.findByRole("dialog", {}, { timeout: 5_000 }));
  const name = dialog.getByLabelText<HTMLInputElement>("Name");
  expect(name.value).toBe("The blue phone");
  await userEvent.clear(name);
  await userEvent.type(name, "The green phone");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The green phone")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  const body = JSON.stringify({ name: "The green phone" });
  expect(asked()).toEqual([["/api/user/passkeys/used", "PATCH"]]);
  expect(vi.mocked(fetch)).toHaveBeenCalledWith("/api/user/passkeys/used", expect.objectContaining({ body }));
});

test("A sign-in that grows old while the device makes a passkey is asked for again, and the passkey is kept", async () => {
  const knows = Object.assign(() => {}, { isConditionalMediationAvailable: async () => false });
  vi.stubGlobal("PublicKeyCredential", knows);
  const bytes = new Uint8Array([1]).buffer;
  const create = vi.fn(async () => ({
    id: "AQ",
    rawId: bytes,
    type: "public-key",
    response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => [] },
    getClientExtensionResults: () => ({}),
  }));
  Object.defineProperty(navigator, "credentials", { value: { create }, configurable: true });
  let isFresh = false;
  const calls = vi.fn(async (path: string, _init: RequestInit) => {
    if (path === "/api/user/passkeys/options") {
      const user = { id: "AQ", name: "ada", displayName: "Ada" };
      return Response.json({ challenge: "AQ", rp: { name: "Hearten" }, user, pubKeyCredParams: [] });
    }
    if (path === "/api/auth/reauthenticate") isFresh = true;
    else if (!isFresh) return Response.json({ code: "reauthenticate", message: "Again." }, { status: 403 });
    return Response.json({ passkeys: [NEW], message: "Thank you." });
  });
  vi.stubGlobal("fetch", calls);
  renderWithQueries(<PasskeysCard timeZone="UTC" />, [[queryKeys.passkeys, { passkeys: [] }]]);
  await userEvent.click(screen.getByRole("button", { name: "Add a passkey" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const question = within(await screen.findByRole("dialog", { name: "Please confirm it's you" }));
  await userEvent.type(question.getByLabelText("Current password"), "a light left on");
  await userEvent.click(question.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Key ring")).toBeDefined();
  expect(create).toHaveBeenCalledTimes(1);
  expect(calls.mock.calls.filter(([path]) => path === "/api/user/passkeys")).toHaveLength(2);
});
