import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

export function LegalCard() {
  return (
    <Card>
      <CardTitle>Legal</CardTitle>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <AppLink href="/terms" prefetch={false} className="link">
          Terms of Service
        </AppLink>
        <AppLink href="/privacy" prefetch={false} className="link">
          Privacy Policy
        </AppLink>
      </p>
    </Card>
  );
}
