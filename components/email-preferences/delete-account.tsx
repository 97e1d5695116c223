"use client";

import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { forgetDrafts } from "@/components/entry/line-drafts";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { type Leave, useLeaveAfter } from "@/components/ui/use-leave-after";
import { call } from "@/lib/http/client";

const QUESTION =
  "Are you sure you want to delete your account? This action cannot be undone and will remove all your data permanently.";
const LEAVE_AFTER_MS = 2000;

/** Deletes the account at once, after one question, and leads to the landing page. */
export function DeleteAccount({ leave }: { leave?: Leave }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call("/api/user/delete-account", { method: "DELETE" }),
    onSuccess: ({ message }) => {
      forgetThisTab();
      void forgetThisDevice().catch(() => {});
      toast({ title: "Account Deleted", description: message });
    },
    onError: (error) =>
      toastFailure("Deletion Failed", error, "Failed to delete your account. Please try again.", "telling"),
  });
  useLeaveAfter({ when: isSuccess, to: "/", afterMs: LEAVE_AFTER_MS, leave });
  return (
    <Button
      variant="danger"
      block
      disabled={isSuccess}
      pending={isPending}
      pendingLabel="Deleting..."
      onClick={() => window.confirm(QUESTION) && mutate()}
    >
      <Trash2 />
      Delete Your Account
    </Button>
  );
}

/** Check-ins that waited here, saved quotes and reminders were the member's too. */
async function forgetThisDevice(): Promise<void> {
  const [{ forgetMember }, { unsubscribeHere }] = await Promise.all([
    import("@/lib/device/device"),
    import("@/lib/reminders/this-browser"),
  ]);
  await Promise.allSettled([forgetMember(), unsubscribeHere()]);
}

/** What the tab still held, such as an unfinished check-in, was the member's. */
function forgetThisTab(): void {
  forgetDrafts();
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}
