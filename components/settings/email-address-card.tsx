"use client";

import { ChangeEmail } from "@/components/settings/change-email";
import { UnverifiedNote } from "@/components/settings/unverified-note";
import { useDevices } from "@/components/settings/use-devices";
import { WithoutPassword } from "@/components/settings/without-password";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import type { User } from "@/lib/accounts/schema";

export function EmailAddressCard({ user }: { user: User }) {
  const { data } = useDevices();
  return (
    <Card>
      <div className="card-head mb-2">
        <CardTitle>Email address</CardTitle>
        <Badge dot tone={user.emailVerified ? "good" : "warn"}>
          {user.emailVerified ? "Verified" : "Not verified"}
        </Badge>
      </div>
      <p className="break-words">{user.email}</p>
      {!user.emailVerified && <UnverifiedNote email={user.email} />}
      {data?.hasPassword === false ? (
        <WithoutPassword>
          You need a password to change your address, and you don't have one yet.
        </WithoutPassword>
      ) : (
        <div className="mt-4">
          <ChangeEmail />
        </div>
      )}
    </Card>
  );
}
