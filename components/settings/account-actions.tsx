import { LogOut } from "lucide-react";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

export function AccountActions() {
  return (
    <Card>
      <CardTitle>Account Actions</CardTitle>
      {/* A plain link: a router link would fetch the address ahead and sign the member out. */}
      <a href="/api/logout" className={buttonClass({ variant: "danger", block: true, className: "mt-4" })}>
        <LogOut />
        Sign Out
      </a>
    </Card>
  );
}
