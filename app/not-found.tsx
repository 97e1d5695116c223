import type { Metadata } from "next";
import { connection } from "next/server";
import { PlainShell } from "@/components/layout/plain-shell";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";

export const metadata: Metadata = { title: "Page Not Found" };

export default async function NotFound() {
  // Any address may end here, so the page is made for the request, with its nonce.
  await connection();
  return (
    <PlainShell title="Page Not Found" subtitle="There is no page at this address.">
      <Card variant="lift">
        <p>The link may be old, or a letter went missing on the way. Home is still where it was.</p>
        <ButtonLink href="/" className="mt-5">
          Go home
        </ButtonLink>
      </Card>
    </PlainShell>
  );
}
