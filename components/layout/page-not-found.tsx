import { PlainShell } from "@/components/layout/plain-shell";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";

export function PageNotFound() {
  return (
    <PlainShell title="Page Not Found" subtitle="There's no page at this address.">
      <Card variant="lift">
        <p>The link may be old, or a letter may have gone missing on the way. Home is still where it was.</p>
        <ButtonLink href="/" className="mt-5">
          Go home
        </ButtonLink>
      </Card>
    </PlainShell>
  );
}
