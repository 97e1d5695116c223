"use client";

import { Gauge, Send, TestTube } from "lucide-react";
import { useState } from "react";
import { AudienceChoice } from "@/components/admin/newsletter/audience-choice";
import { AUDIENCE_WORDS } from "@/components/admin/newsletter/audience-words";
import { CheckAlert } from "@/components/admin/newsletter/check-alert";
import { Preview } from "@/components/admin/newsletter/preview";
import { SendDialog } from "@/components/admin/newsletter/send-dialog";
import { useDraft } from "@/components/admin/newsletter/use-draft";
import { useProviderChecks } from "@/components/admin/newsletter/use-provider-checks";
import { useSend } from "@/components/admin/newsletter/use-send";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";

interface ComposeCardProps {
  providerName: string;
  ownEmail: string;
}

export function ComposeCard({ providerName, ownEmail }: ComposeCardProps) {
  const { subject, content, audience, isBlank, ...draft } = useDraft();
  const [isAsking, setIsAsking] = useState(false);
  const { result, test, credits } = useProviderChecks(providerName, ownEmail);
  const { send, freshSignIn } = useSend(() => {
    draft.empty();
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
      <div className="compose">
        <form method="post" onSubmit={ask} className="grid content-start gap-4">
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
          <div className="grid grid-cols-2 gap-3">
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
          <CheckAlert result={result} />
          <Button type="submit" block disabled={isBlank} pending={send.isPending} pendingLabel="Sending...">
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
        isPending={send.isPending}
        onConfirm={() => send.mutate({ subject: subject.trim(), content: content.trim(), audience })}
        onCancel={() => setIsAsking(false)}
      />
      {freshSignIn}
    </Card>
  );
}
