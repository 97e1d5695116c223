"use client";

import { useMutation } from "@tanstack/react-query";
import { Lock, Sparkles, Undo2 } from "lucide-react";
import { useId } from "react";
import { Queries } from "@/components/layout/query-client";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { toastFailure } from "@/components/ui/toast-failure";
import type { MoodConsentInput } from "@/lib/consent/schema";
import { call } from "@/lib/http/client";

interface MoodConsentNoticeProps {
  usesAi: boolean;
  onAgreed: () => void;
}

/** Asks, before anything is rated, for consent to keep the ratings, and apart from it for an AI's part in them. */
export function MoodConsentNotice(props: MoodConsentNoticeProps) {
  return (
    <Queries>
      <Question {...props} />
    </Queries>
  );
}

function Question({ usesAi, onAgreed }: MoodConsentNoticeProps) {
  const titleId = useId();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (choice: MoodConsentInput) => call("/api/user/consents", { method: "POST", body: choice }),
    onSuccess: onAgreed,
    onError: (error) => toastFailure("Not saved", error, "We couldn't save your answer. Please try again."),
  });
  const agree = (aiQuotes: boolean) => mutate({ moodData: true, ...(usesAi ? { aiQuotes } : {}) });
  const isSaving = (aiQuotes: boolean) => isPending && (variables?.aiQuotes ?? false) === aiQuotes;
  return (
    <Card variant="lift" className="mx-auto max-w-xl" tabIndex={-1} aria-labelledby={titleId}>
      <CardTitle id={titleId}>Before your first check-in</CardTitle>
      <p className="mt-2 text-ink-soft">
        Your ratings can say something about your health, so we ask you first. It takes one tap.
      </p>
      <ul className="grid gap-4 my-5">
        <li className="flex gap-3 items-start">
          <Lock className="flex-none mt-[0.2rem] text-primary-ink" />
          <p>
            <b>What we keep.</b> Your ratings, what you add to them, and your quotes, encrypted with a key of
            your own. Their days and times are kept too, but not encrypted. Nobody here reads any of it.
          </p>
        </li>
        <li className="flex gap-3 items-start">
          <Sparkles className="flex-none mt-[0.2rem] text-primary-ink" />
          <p>
            <b>{usesAi ? "What an AI sees, if you let it." : "No AI here."}</b>{" "}
            {usesAi
              ? "To write your words, Anthropic's AI gets your ratings, the time of day, what you say would help, how " +
                "today differs from your usual, and a few of your last quotes. It never gets your name, your address " +
                "or anything else that says who you are. Without AI, your words come from Hearten's own library."
              : "Your words come from Hearten's own library, and your ratings go to nobody else."}
          </p>
        </li>
        <li className="flex gap-3 items-start">
          <Undo2 className="flex-none mt-[0.2rem] text-primary-ink" />
          <p>
            <b>It's always up to you.</b> Change it in Settings whenever you like. You can export or delete
            everything, too.
          </p>
        </li>
      </ul>
      <div className="grid gap-3">
        {usesAi && (
          <Button block pending={isSaving(true)} disabled={isPending} onClick={() => agree(true)}>
            I agree, with AI
          </Button>
        )}
        <Button
          block
          variant={usesAi ? "outline" : "primary"}
          pending={isSaving(false)}
          disabled={isPending}
          onClick={() => agree(false)}
        >
          {usesAi ? "I agree, without AI" : "I agree"}
        </Button>
      </div>
      <p className="mt-4 flex justify-center gap-6">
        <AppLink href="/" className="link text-sm">
          Not now
        </AppLink>
        <AppLink href="/privacy" prefetch={false} className="link text-sm">
          Privacy Policy
        </AppLink>
      </p>
    </Card>
  );
}
