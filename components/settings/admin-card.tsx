import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { ADMIN_PAGES } from "@/components/admin/admin-nav";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

/** The admin's way to the consoles. */
export function AdminCard() {
  return (
    <Card>
      <CardTitle>Administration</CardTitle>
      <div className="rows mt-2">
        {ADMIN_PAGES.map(({ href, label }) => (
          <Link key={href} href={href} className="srow">
            <span className="grow">{label}</span>
            <ChevronRight className="go" />
          </Link>
        ))}
      </div>
    </Card>
  );
}
