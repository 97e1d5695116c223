"use client";

import { SignedInDevice } from "@/components/settings/signed-in-device";
import { useDevices, useSignOutDevice } from "@/components/settings/use-devices";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

export function SignedInDevices({ timeZone }: { timeZone: string }) {
  const { data, isPending, refetch } = useDevices();
  const { mutate, isPending: isEnding, variables } = useSignOutDevice();
  const devices = data?.devices ?? [];
  return (
    <Card>
      <CardTitle>Signed-in devices</CardTitle>
      {isPending && <Skeleton className="mt-3 h-24 w-full" />}
      {!isPending && !data && (
        <LoadFailed onRetry={() => refetch()}>We couldn't load your devices just now.</LoadFailed>
      )}
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
    </Card>
  );
}
