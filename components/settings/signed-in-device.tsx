import { MonitorSmartphone } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { SignedInDevice as Device } from "@/lib/accounts/schema";
import { relativeDay } from "@/lib/moods/calendar";
import { localDate, now } from "@/lib/time/clock";

interface SignedInDeviceProps {
  device: Device;
  timeZone: string;
  isEnding: boolean;
  onSignOut: () => void;
}

export function SignedInDevice({ device, timeZone, isEnding, onSignOut }: SignedInDeviceProps) {
  const { browser, isThisOne } = device;
  const words = (
    <>
      Sign out <VisuallyHidden>{isThisOne ? "here" : browser}</VisuallyHidden>
    </>
  );
  return (
    <li className="srow">
      <MonitorSmartphone className="lead" />
      <span className="grow">
        <span className="block font-medium">{browser}</span>
        <span className="block text-sm text-ink-soft">
          {isThisOne ? <Badge tone="good">This device</Badge> : `Last seen ${lastSeen(device, timeZone)}`}
        </span>
      </span>
      {isThisOne ? (
        // A plain link: a router link would fetch the address ahead and sign the member out.
        <a
          href="/api/logout"
          className={buttonClass({ variant: "ghost", size: "small", className: "-mr-4" })}
        >
          {words}
        </a>
      ) : (
        <Button
          variant="ghost"
          size="small"
          className="-mr-4"
          pending={isEnding}
          pendingLabel="Signing out..."
          onClick={onSignOut}
        >
          {words}
        </Button>
      )}
    </li>
  );
}

/** "today", "yesterday" or "Nov 19", on the member's own calendar. */
function lastSeen({ lastSeenAt }: Device, timeZone: string): string {
  const day = relativeDay(localDate(new Date(lastSeenAt), timeZone), localDate(now(), timeZone));
  return day === "Today" || day === "Yesterday" ? day.toLowerCase() : day;
}
