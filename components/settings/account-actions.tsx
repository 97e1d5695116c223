import { LogOut } from "lucide-react";
import { SignOutLink } from "@/components/layout/sign-out-link";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

export function AccountActions() {
  return (
    <Card>
      <CardTitle>Account Actions</CardTitle>
      <SignOutLink className={buttonClass({ variant: "danger", block: true, className: "mt-4" })}>
        <LogOut />
        Sign Out
      </SignOutLink>
    </Card>
  );
}
