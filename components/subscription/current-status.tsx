import { Settings } from "lucide-react";
import { SignOut } from "@/components/layout/sign-out";
import { AppLink } from "@/components/ui/app-link";
import type { SubscriptionWords } from "@/lib/subscriptions/subscription-words";

const DOTS = { green: "dot text-mood-5-line", blue: "dot text-info", red: "dot text-danger" } as const;

/** The plan's name, with the colour of how it stands. */
export function CurrentStatus({ words }: { words: SubscriptionWords }) {
  return (
    <span className="flex items-center gap-2">
      Current status
      <span className="badge bg-surface">
        <i className={DOTS[words.dot]} />
        {words.plan}
      </span>
    </span>
  );
}

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
