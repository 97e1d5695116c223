import { Settings } from "lucide-react";
import { SignOut } from "@/components/layout/sign-out";
import { AppLink } from "@/components/ui/app-link";

/** Where else one can go from a page that has no navigation. */
export function OtherWays() {
  return (
    <>
      <AppLink href="/settings" className="icon-btn" aria-label="Settings">
        <Settings />
      </AppLink>
      <SignOut />
    </>
  );
}
