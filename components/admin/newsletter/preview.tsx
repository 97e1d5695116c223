"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getNonce } from "get-nonce";
import { useSettled } from "@/components/admin/use-settled";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { type NewsletterAudience, PreviewReply } from "@/lib/newsletter/console/schema";

interface PreviewProps {
  subject: string;
  content: string;
  audience: NewsletterAudience;
}

/** The mail as its readers will get it, made by the template that it is sent with. Nothing in it can run. */
export function Preview({ audience, ...draft }: PreviewProps) {
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
      className="mail-preview"
    />
  );
}

/** The frame inherits the page's policy, which lets in only style sheets that carry its nonce. */
function withNonce(html: string): string {
  return html.replaceAll("<style>", `<style nonce="${getNonce() ?? ""}">`);
}
