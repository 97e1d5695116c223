import Link from "next/link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

export function LegalCard() {
  return (
    <Card>
      <CardTitle>Legal</CardTitle>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href="/terms" prefetch={false} className="link">
          Terms of Service
        </Link>
        <Link href="/privacy" prefetch={false} className="link">
          Privacy Policy
        </Link>
      </p>
    </Card>
  );
}
