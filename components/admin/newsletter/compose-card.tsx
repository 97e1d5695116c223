"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { getNonce } from "get-nonce";
import { CircleAlert, CircleCheck, Gauge, MailCheck, Send, TestTube } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, Input, Textarea } from "@/components/ui/field";
import { Note } from "@/components/ui/note";
import { useSettled } from "@/components/ui/search-field";
import { SegmentedControl, type SegmentOption } from "@/components/ui/segmented-control";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import {
  CreditsReply,
  type NewsletterAudience,
  type NewsletterInput,
  PreviewReply,
  TestSendReply,
} from "@/lib/newsletter/console/schema";
import { AUDIENCE_WORDS, SendDialog, useSend } from "./send-dialog";
import { useDraft } from "./use-draft";

interface ComposeCardProps {
  providerName: string;
  ownEmail: string;
}

export function ComposeCard({ providerName, ownEmail }: ComposeCardProps) {
  const { subject, content, audience, isBlank, ...draft } = useDraft();
  const words = { subject: subject.trim(), content: content.trim(), audience };
  const [isAsking, setIsAsking] = useState(false);
  const { result, test, letter, credits, forget } = useProviderChecks(providerName, ownEmail);
  const { isSending, sendOnce, freshSignIn } = useSend(() => {
    draft.empty();
    forget();
    setIsAsking(false);
  });

  function ask(event: React.FormEvent) {
    event.preventDefault();
    if (isBlank) {
      toast({
        title: "Missing information",
        description: "Please fill in both subject and content.",
        variant: "destructive",
      });
    } else setIsAsking(true);
  }

  return (
    <Card variant="lift">
      <CardTitle>Compose Newsletter</CardTitle>
      <div className="grid grid-cols-1 gap-5 mt-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <form method="post" onSubmit={ask} className="grid grid-cols-1 content-start gap-4">
          <Field label="Subject Line">
            {(control) => (
              <Input
                {...control}
                value={subject}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => draft.setSubject(event.target.value)}
              />
            )}
          </Field>
          <Field
            label="Content"
            hint="Leave an empty line to start a new paragraph. Web addresses become links."
          >
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                maxLength={20_000}
                value={content}
                onChange={(event) => draft.setContent(event.target.value)}
              />
            )}
          </Field>
          <AudienceChoice value={audience} onChange={draft.setAudience} />
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <Button
              variant="outline"
              pending={test.isPending}
              pendingLabel="Testing..."
              onClick={() => test.mutate()}
            >
              <TestTube />
              Test {providerName}
            </Button>
            <Button
              variant="outline"
              pending={credits.isPending}
              pendingLabel="Checking..."
              onClick={() => credits.mutate()}
            >
              <Gauge />
              Check Credits
            </Button>
          </div>
          <Button
            variant="outline"
            block
            disabled={isBlank}
            pending={letter.isPending}
            pendingLabel="Sending..."
            onClick={() => letter.mutate(words)}
          >
            <MailCheck />
            Send this letter to me
          </Button>
          <CheckAlert result={result} />
          <Button type="submit" block disabled={isBlank} pending={isSending} pendingLabel="Sending...">
            <Send />
            {AUDIENCE_WORDS[audience].button}
          </Button>
        </form>
        <Preview subject={subject} content={content} audience={audience} />
      </div>
      <SendDialog
        open={isAsking}
        subject={subject.trim()}
        audience={audience}
        isPending={isSending}
        onConfirm={() => sendOnce(words)}
        onCancel={() => setIsAsking(false)}
      />
      {freshSignIn}
    </Card>
  );
}

const OPTIONS: readonly SegmentOption<NewsletterAudience>[] = [
  { value: "subscribers", label: "Newsletter readers" },
  { value: "members", label: "Every member" },
];

interface AudienceChoiceProps {
  value: NewsletterAudience;
  onChange: (audience: NewsletterAudience) => void;
}

/** Who what is written goes to; says what the wider choice is for. */
function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  return (
    <div className="grid gap-3">
      <SegmentedControl legend="Who gets it" options={OPTIONS} value={value} onChange={onChange} />
      <div role="status" className="empty:hidden">
        {value === "members" && (
          <Note tone="honey" icon={<CircleAlert />}>
            Only for things every member has to be told: prices, terms, their data, closing down. It also goes
            to members who don't get the newsletter, and they can't unsubscribe from it.
          </Note>
        )}
      </div>
    </div>
  );
}

interface PreviewProps {
  subject: string;
  content: string;
  audience: NewsletterAudience;
}

/** The mail as its readers will get it, made by the template that it is sent with. Nothing in it can run. */
function Preview({ audience, ...draft }: PreviewProps) {
  const subject = useSettled(draft.subject);
  const content = useSettled(draft.content);
  const { data } = useQuery({
    queryKey: queryKeys.newsletterPreview(subject, content, audience),
    queryFn: ({ signal }) =>
      call("/api/admin/newsletter/preview", {
        method: "POST",
        body: { subject, content, audience },
        reply: PreviewReply,
        signal,
      }),
    placeholderData: keepPreviousData,
    // Each letter typed makes another: what is no longer shown need not stay.
    gcTime: 0,
  });
  return (
    <iframe
      title="Preview of the newsletter"
      sandbox=""
      srcDoc={withNonce(data?.html ?? "")}
      className="size-full min-h-104 border-[1.5px] border-line rounded-md [background:#f1f4ee] [&:focus-within]:[outline:3px_solid_var(--focus)] [&:focus-within]:outline-offset-3"
    />
  );
}

/** The frame inherits the page's policy, which lets in only style sheets that carry its nonce. */
function withNonce(html: string): string {
  return html.replaceAll("<style>", `<style nonce="${getNonce() ?? ""}">`);
}

/** What came of the last test or check. */
function CheckAlert({ result }: { result: CheckResult | null }) {
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

  return { result, test, letter, credits, forget: () => setResult(null) };
}
