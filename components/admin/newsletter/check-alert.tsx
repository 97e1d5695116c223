"use client";

import { useMutation } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { CreditsReply, type NewsletterInput, TestSendReply } from "@/lib/newsletter/console/schema";

/** What came of the last test or check. */
export function CheckAlert({ result }: { result: CheckResult | null }) {
  return (
    <div role="status" className="empty:hidden">
      {result && (
        <Note
          tone={result.isGood ? "info" : "honey"}
          icon={result.isGood ? <CircleCheck /> : <CircleAlert />}
        >
          <b className="font-semibold">{result.title}</b>
          <p className="wrap-anywhere">{result.text}</p>
        </Note>
      )}
    </div>
  );
}

/** What came of the last test or check, to stand on the page. */
interface CheckResult {
  isGood: boolean;
  title: string;
  text: string;
}

/** Tries the mail provider, sends what is being written to the admin alone, and asks for what is left of its quota. */
export function useProviderChecks(provider: string, ownEmail: string) {
  const [result, setResult] = useState<CheckResult | null>(null);

  function tell(title: string, text: string) {
    setResult({ isGood: false, title, text });
    toast({ title, description: text, variant: "destructive" });
  }

  const test = useMutation({
    mutationFn: () =>
      call("/api/admin/newsletter/test-send", {
        reply: TestSendReply,
        method: "POST",
        body: { to: ownEmail },
      }),
    onMutate: () => setResult(null),
    onSuccess: ({ success, message, diagnosis, error, details }) => {
      if (success) {
        setResult({ isGood: true, title: `${provider} works`, text: `${message} Sent to ${details.to}.` });
      } else tell(`${provider} Test Failed`, diagnosis ?? error ?? message);
    },
    onError: (error) => toastFailure("Test Failed", error, `Unable to test ${provider}`, "ours"),
  });

  const letter = useMutation({
    mutationFn: (body: NewsletterInput) =>
      call("/api/admin/newsletter/send-to-me", { reply: TestSendReply, method: "POST", body }),
    onMutate: () => setResult(null),
    onSuccess: ({ success, message, diagnosis, error, details }) => {
      if (success) {
        setResult({
          isGood: true,
          title: "It's on its way to you",
          text: `${message} Sent to ${details.to}.`,
        });
      } else tell("Letter not sent", diagnosis ?? error ?? message);
    },
    onError: (error) => toastFailure("Letter not sent", error, "Please try again."),
  });

  const credits = useMutation({
    mutationFn: () => call("/api/admin/newsletter/check-credits", { reply: CreditsReply }),
    onMutate: () => setResult(null),
    onSuccess: (reply) => {
      if (reply.success) setResult({ isGood: true, title: `${provider} credits`, text: reply.credits ?? "" });
      else tell("Credit Check Failed", reply.error ?? "Unable to check credits");
    },
    onError: (error) => toastFailure("Check Failed", error, "Unable to check credits", "ours"),
  });

  return { result, test, letter, credits };
}
