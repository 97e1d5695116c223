"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { toastFailure } from "@/components/ui/toast-failure";
import type { SignedInDevice as Device } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { relativeDay } from "@/lib/moods/calendar";
import { localDate, localTime, now } from "@/lib/time/clock";
import { monthDay, timeInWords } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";
import { useDevices } from "./account-cards";

export function SignedInDevicesCard({ timeZone }: { timeZone: string }) {
  return (
    <Card>
      <CardTitle as="h3">Signed-in devices</CardTitle>
      <Loaded
        query={useDevices()}
        waiting={<Skeleton className="mt-3 h-24 w-full" />}
        failed="We couldn't load your devices just now."
      >
        {({ devices }) => <Devices devices={devices} timeZone={timeZone} />}
      </Loaded>
    </Card>
  );
}

function Devices({ devices, timeZone }: { devices: readonly Device[]; timeZone: string }) {
  const { mutate, data, isPending: isEnding, variables } = useSignOutDevice();
  return (
    <>
      {/* To the eye the list says it. */}
      <p role="status" className="sr-only">
        {data?.message}
      </p>
      <ul className="rows mt-1">
        {devices.map((device) => (
          <SignedInDevice
            key={device.id}
            device={device}
            timeZone={timeZone}
            isEnding={isEnding && variables === device.id}
            onSignOut={() => mutate(device.id)}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="outline"
          block
          className="mt-3"
          pending={isEnding && variables === null}
          pendingLabel="Signing out..."
          onClick={() => mutate(null)}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

interface SignedInDeviceProps {
  device: Device;
  timeZone: string;
  isEnding: boolean;
  onSignOut: () => void;
}

function SignedInDevice({ device, timeZone, isEnding, onSignOut }: SignedInDeviceProps) {
  const region = useRegion();
  const { browser, isThisOne } = device;
  const seen = moment(device.lastSeenAt, timeZone, region);
  const since = moment(device.signedInAt, timeZone, region);
  // Two devices may have the same browser.
  const hidden = isThisOne ? "here" : `${browser}, last seen ${seen}, signed in ${since}`;
  const words = (
    <>
      Sign out <VisuallyHidden>{hidden}</VisuallyHidden>
    </>
  );
  return (
    <li className="srow">
      <MonitorSmartphone className="lead" />
      <span className="grow">
        <span className="block font-medium">{browser}</span>
        <span className="block text-sm text-ink-soft">
          {isThisOne ? <Badge tone="good">This device</Badge> : `Last seen ${seen}, signed in ${since}`}
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

/** "today at 20:07", "yesterday at 20:07" or "19 November", on the member's own clock. */
function moment(instant: string, timeZone: string, region: Region): string {
  const at = new Date(instant);
  const date = localDate(at, timeZone);
  const day = relativeDay(date, localDate(now(), timeZone), region);
  if (day !== "Today" && day !== "Yesterday") return monthDay(date, region);
  return `${day.toLowerCase()} at ${timeInWords(localTime(at, timeZone), region)}`;
}

/** Signs one device out by its id, or all others when none is named. */
function useSignOutDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call("/api/auth/sessions", { method: "DELETE" })
        : call("/api/auth/sessions/[id]", { method: "DELETE", params: { id } }),
    onError: (error) => toastFailure("Sign out failed", error, "Please try again in a moment."),
    // A device that was gone already vanishes from the list as well.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.devices }),
  });
}
