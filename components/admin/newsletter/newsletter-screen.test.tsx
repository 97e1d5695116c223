// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useToast } from "@/components/ui/toast";
import { useProviderChecks } from "./compose-card";
import { useSetMemberNewsletter } from "./member-list";
import { useDeleteSubscriber, useSync } from "./subscriber-list";

afterEach(() => {
  cleanup();
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
