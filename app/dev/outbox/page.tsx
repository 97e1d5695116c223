import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { OutboxScreen } from "@/components/dev/outbox-screen";
import { Nonce } from "@/components/layout/nonce";
import { PlainShell } from "@/components/layout/plain-shell";
import { isDemo } from "@/lib/config/env";
import { openOutbox, outboxMails } from "@/lib/mail/outbox";

export const metadata: Metadata = { title: "Outbox", robots: { index: false } };

interface Props {
  searchParams: Promise<{ mail?: string | string[] }>;
}

/** The mails that this server would have sent. Not there in production, the demo aside. */
export default async function OutboxPage({ searchParams }: Props) {
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
      <OutboxScreen mails={mails} open={mails.find(({ name }) => name === mail) ?? mails[0] ?? null} />
    </PlainShell>
  );
}
