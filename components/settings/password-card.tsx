"use client";

import { ChangePassword } from "@/components/settings/change-password";
import { useDevices } from "@/components/settings/use-devices";
import { WithoutPassword } from "@/components/settings/without-password";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

export function PasswordCard({ email }: { email: string }) {
  const { data } = useDevices();
  return (
    <Card>
      <CardTitle>Password</CardTitle>
      {data?.hasPassword === false ? (
        <WithoutPassword>You sign in without a password.</WithoutPassword>
      ) : (
        <>
          <p className="mt-2 mb-4 text-ink-soft">Changing it signs you out on your other devices.</p>
          <ChangePassword email={email} />
        </>
      )}
    </Card>
  );
}
