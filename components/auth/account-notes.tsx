"use client";

import { useMutation } from "@tanstack/react-query";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import { call, HttpError } from "@/lib/http/client";

/** An address that nobody has proved yet, and how to get a new link. */
export function UnverifiedNote({ email }: { email: string }) {
  const { mutate, isPending } = useResendVerification();
  return (
    <div className="mt-3">
      <Note>
        <p>Your email address is not verified. Please check your inbox for a verification email.</p>
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          pending={isPending}
          pendingLabel="Sending..."
          onClick={() => mutate(email)}
        >
          Resend
        </Button>
      </Note>
    </div>
  );
}

/** Has a new verification link mailed. */
export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call("/api/auth/resend-verification", { method: "POST", body: { email } }),
    networkMode: "always",
    onSuccess: ({ message }) => toast({ title: "Verification Email Sent", description: message }),
    onError: (error) => toast({ ...failure(error), variant: "destructive" }),
  });
}

function failure(error: Error): { title: string; description: string } {
  if (error instanceof HttpError && error.serverMessage) {
    return { title: "Failed to Send", description: error.serverMessage };
  }
  return { title: "Error", description: "Failed to resend verification email." };
}

/** How someone who comes in through a provider gets a password, which the act before them asks for. */
export function WithoutPassword({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-2 text-ink-soft">
      {children} To set one, use{" "}
      <AppLink href="/forgot-password" className="font-semibold text-primary-ink underline">
        Forgot password?
      </AppLink>{" "}
      with this account's email: we'll email you a link.
    </p>
  );
}
