// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, renderHook, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { useProviderChecks } from "./compose-card";
import { useSetMemberNewsletter } from "./member-list";
import { NewsletterScreen } from "./newsletter-screen";
import { useDeleteSubscriber, useSync } from "./subscriber-list";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function useEveryAct() {
  const remove = useDeleteSubscriber();
  const change = useSetMemberNewsletter();
  const sync = useSync();
  const checks = useProviderChecks("SMTP", "keeper@example.com");
  return {
    remove: () => remove.mutateAsync("id"),
    change: () => change.mutateAsync({ id: "id", newsletter: 1 }),
    sync: () => sync.mutateAsync(),
    test: () => checks.test.mutateAsync(),
    credits: () => checks.credits.mutateAsync(),
  };
}

test.each([
  ["remove", "Delete Failed", "Failed to delete subscriber. Please try again."],
  ["change", "Update Failed", "Failed to update member newsletter preference. Please try again."],
  ["sync", "Sync Failed", "Failed to sync subscribers. Please try again."],
  ["test", "Test Failed", "Unable to test SMTP"],
  ["credits", "Check Failed", "Unable to check credits"],
] as const)(
  "a failed %s has words of its own, whatever the server says",
  async (name, title, description) => {
    vi.stubGlobal("fetch", async () => Response.json({ message: "The server's words." }, { status: 409 }));
    const client = new QueryClient();
    const { result } = renderHook(() => ({ acts: useEveryAct(), toasts: useToast().toasts }), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await act(() => result.current.acts[name]().catch(() => {}) as Promise<void>);
    expect(result.current.toasts[0]).toMatchObject({ title, description });
  },
);

const KEEPER = "keeper@example.com";
const DAY = "2026-01-01T00:00:00Z";
const LETTER = {
  id: "l",
  createdAt: DAY,
  finishedAt: DAY,
  recipients: 2,
  delivered: 2,
  failed: 0,
  unsubscribed: 0,
};
const READS: Record<string, object> = {
  "/api/newsletter/subscribers": {
    subscribers: [{ id: "reader", email: KEEPER, subscribedAt: DAY, doubleOptinConfirmedAt: DAY }],
    nextCursor: null,
    total: 1,
  },
  "/api/admin/newsletter/stats": { total: 1, active: 1 },
  "/api/admin/member-newsletter/subscribers": {
    subscribers: [{ id: "member", email: KEEPER, newsletter: 1, createdAt: DAY }],
    nextCursor: null,
    total: 1,
  },
  "/api/admin/member-newsletter/stats": { total: 1, newsletterOptedIn: 1 },
  "/api/admin/newsletter/recipients?audience=subscribers": { recipients: 2 },
  "/api/admin/newsletter/recipients?audience=members": { recipients: 3 },
  "/api/admin/newsletter/preview": { html: "" },
  "/api/admin/newsletter/past": { newsletters: [], nextCursor: null },
  "/api/admin/failed-mails": { mails: [], total: 0 },
};

/** The console with what the server holds; `answer` is what comes of every act. */
function openConsole(answer: object, reads: typeof READS = {}) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, ...(body ? [JSON.parse(String(body))] : [])]);
    return Response.json(reads[path] ?? READS[path] ?? answer);
  });
  renderWithQueries(
    <>
      <NewsletterScreen providerName="SMTP" ownEmail={KEEPER} />
      <Toaster />
    </>,
  );
  return asked;
}

/** By their words: so large a screen takes long to be looked through by roles. */
const press = (words: string) => fireEvent.click(screen.getByText(words));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const notice = () => document.querySelector(".toast")?.textContent;
const dialog = () => within(screen.getByRole("dialog"));

test("each act that is answered with what nobody can read says so in its own words", async () => {
  openConsole({ unexpected: true });
  press("Sync Verified Users");
  await expect.poll(notice).toBe("Sync FailedFailed to sync subscribers. Please try again.");
  press("Test SMTP");
  await expect.poll(notice).toBe("Test FailedUnable to test SMTP");
  press("Check Credits");
  await expect.poll(notice).toBe("Check FailedUnable to check credits");
  const isSure = vi.spyOn(window, "confirm").mockReturnValue(true);
  fireEvent.click(screen.getByLabelText(`Delete ${KEEPER}`));
  await expect.poll(notice).toBe("Delete FailedFailed to delete subscriber. Please try again.");
  expect(isSure.mock.calls).toEqual([
    [`Are you sure you want to delete ${KEEPER}? This action cannot be undone.`],
  ]);
  fireEvent.mouseDown(screen.getByText("Member Subscribers"), { button: 0 });
  fireEvent.click(await screen.findByLabelText(`Newsletter for ${KEEPER}`));
  await expect
    .poll(notice)
    .toBe("Update FailedFailed to update member newsletter preference. Please try again.");
});

test("a newsletter that could not be sent says so in its question, which stays", async () => {
  openConsole({ unexpected: true });
  write("Subject Line", "Hello");
  write("Content", "Hello");
  press("Send to All Subscribers");
  expect(await dialog().findByText("It goes to 2 recipients.")).toBeTruthy();
  fireEvent.click(dialog().getByRole("button", { name: "Send" }));
  const failed = await dialog().findByText("Failed to send newsletter: Please try again.");
  expect(dialog().getByRole("alert")).toBe(failed);
  fireEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Subject Line").value).toBe("Hello");
});

test("what the provider says of a test or of its credits is told in its words", async () => {
  const told = { diagnosis: "It said no.", error: "401", details: { to: KEEPER }, credits: null };
  openConsole({ success: false, message: "No", ...told });
  press("Test SMTP");
  await expect.poll(notice).toBe("SMTP Test FailedIt said no.");
  press("Check Credits");
  await expect.poll(notice).toBe("Credit Check Failed401");
});

test("a notice to every member says what it is for, is shown as they get it, and is sent to them", async () => {
  const past = { newsletters: [{ ...LETTER, subject: "Terms", audience: "members" }], nextCursor: null };
  const asked = openConsole({ sentCount: 3 }, { "/api/admin/newsletter/past": past });
  const readers = screen.getByLabelText<HTMLInputElement>("Newsletter readers");
  expect(readers.checked).toBe(true);
  const reason = /Only for things every member has to be told: prices, terms, their data, closing down\./;
  expect(screen.queryByText(reason)).toBeNull();
  write("Subject Line", "Terms");
  write("Content", "They are new.");
  fireEvent.click(screen.getByLabelText("Every member"));
  expect(screen.getByText(reason)).toBeTruthy();
  const body = { subject: "Terms", content: "They are new.", audience: "members" };
  await expect.poll(() => asked).toContainEqual(["POST", "/api/admin/newsletter/preview", body]);

  press("Send to Every Member");
  expect(screen.getByRole("dialog", { name: "Send this notice to every member?" })).toBeTruthy();
  expect(await dialog().findByText("It goes to 3 members.")).toBeTruthy();
  fireEvent.click(dialog().getByRole("button", { name: "Send" }));
  await expect.poll(notice).toBe("Your notice is being sentIt's going to 3 members.");
  expect(asked).toContainEqual(["POST", "/api/newsletter/send", body]);
  expect(readers.checked).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send to All Subscribers" }).disabled).toBe(
    true,
  );

  const sent = within(screen.getByText("Terms").closest("li") as HTMLElement);
  expect(sent.getByText("Notice to every member")).toBeTruthy();
  expect(sent.getByText("2 delivered · 0 failed")).toBeTruthy();
});
