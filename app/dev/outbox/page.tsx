import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { Nonce } from "@/components/layout/nonce";
import { PlainShell } from "@/components/layout/plain-shell";
import { AppLink } from "@/components/ui/app-link";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/list-status";
import { isDemo } from "@/lib/config/env";
import { type OutboxMail, openOutbox, outboxMails } from "@/lib/mail/outbox";

export const metadata: Metadata = { title: "Outbox", robots: { index: false } };

interface OutboxPageProps {
  searchParams: Promise<{ mail?: string | string[] }>;
}

/** The mails that this server would have sent. Not there in production, the demo aside. */
export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  const [nonce, { mail }] = await Promise.all([headers(), searchParams]);
  const folder = openOutbox();
  if (!folder) notFound();
  const mails = await outboxMails(folder);
  return (
    <PlainShell
      title="Outbox"
      subtitle="The emails this server has kept instead of sending."
      width="wide"
      demo={isDemo()}
    >
      <Nonce nonce={nonce.get("x-nonce") ?? ""} />
      <Outbox mails={mails} open={mails.find(({ name }) => name === mail) ?? mails[0] ?? null} />
    </PlainShell>
  );
}

interface OutboxProps {
  /** Newest first. */
  mails: readonly OutboxMail[];
  open: OutboxMail | null;
}

/** The mails of the outbox, and the one that is open with both of its parts. */
function Outbox({ mails, open }: OutboxProps) {
  if (!open) return <EmptyState title="No emails yet">What the server sends appears here.</EmptyState>;
  return (
    <div className="stack">
      <Card>
        <CardTitle>Newest first</CardTitle>
        <ul className="mt-3 grid max-h-80 gap-1 overflow-y-auto">
          {mails.map((mail) => (
            <li key={mail.name}>
              <AppLink
                href={`/dev/outbox?mail=${encodeURIComponent(mail.name)}`}
                aria-current={mail.name === open.name ? "true" : undefined}
                className="block min-h-11 rounded-md px-3 py-2 hover:bg-surface-sunken aria-[current]:bg-primary-soft"
              >
                <span className="block font-medium">{mail.subject}</span>
                <span className="block text-sm break-all text-ink-soft">
                  {mail.to} · {mail.sentAt.slice(0, 16).replace("T", " ")} UTC
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <CardTitle>{open.subject}</CardTitle>
        <p className="text-sm break-all text-ink-soft">To {open.to}</p>
        <iframe
          title={`The email: ${open.subject}`}
          sandbox="allow-popups"
          srcDoc={open.html}
          className="mt-4 h-160 w-full rounded-md border border-line bg-ground"
        />
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">Text part</summary>
          <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{open.text}</pre>
        </details>
      </Card>
    </div>
  );
}
