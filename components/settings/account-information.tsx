import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import type { User } from "@/lib/accounts/schema";
import { fullDay } from "@/lib/moods/calendar";
import { localDate } from "@/lib/time/clock";

export function AccountInformation({ user }: { user: User }) {
  const since = fullDay(localDate(new Date(user.createdAt), user.timeZone));
  return (
    <Card variant="lift">
      <h2 className="eyebrow">Account Information</h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={user.firstName ?? user.email} />
        <div className="min-w-0">
          <p className="card-title break-words">{nameOf(user)}</p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
          <p className="text-sm text-ink-soft">Member since {since}</p>
        </div>
      </div>
    </Card>
  );
}

/** Full name, first name or "User". */
function nameOf({ firstName, lastName }: User): string {
  if (!firstName) return "User";
  return lastName ? `${firstName} ${lastName}` : firstName;
}
