import { Settings } from "lucide-react";
import Link from "next/link";
import { SignOut } from "@/components/layout/sign-out";

/** Where else one can go from a page that has no navigation. */
export function OtherWays() {
  return (
    <>
      <Link href="/settings" className="icon-btn" aria-label="Settings">
        <Settings />
      </Link>
      <SignOut />
    </>
  );
}
