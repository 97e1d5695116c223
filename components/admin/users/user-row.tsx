import { Trash2 } from "lucide-react";
import { day } from "@/components/admin/day";
import { UserBadge } from "@/components/admin/users/user-badge";
import { fullName, providerWord } from "@/components/admin/users/user-words";
import { Checkbox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import type { AdminUser } from "@/lib/admin/schema";

interface UserRowProps {
  user: AdminUser;
  /** The admin's own account, which nothing here can delete. */
  isOwn: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

export function UserRow({ user, isOwn, isChosen, onToggle, onDelete }: UserRowProps) {
  const { email, createdAt, trialEndsAt, subscriptionStatus } = user;
  return (
    <tr aria-selected={isChosen}>
      <td className="pick">
        <Checkbox
          hideLabel
          label={`Select ${email}`}
          checked={isChosen}
          disabled={isOwn}
          onChange={onToggle}
        />
      </td>
      <td className="who">
        <b className="font-semibold">{fullName(user) ?? "No name"}</b>
        <span className="sm">{email}</span>
      </td>
      <td className="state">
        <UserBadge user={user} />
        {subscriptionStatus === "trialing" && trialEndsAt && (
          <span className="sm">until {day(trialEndsAt)}</span>
        )}
      </td>
      <td className="more">{providerWord(user)}</td>
      <td className="more tabular-nums">{day(createdAt)}</td>
      <td className="act">
        {isOwn ? (
          <span className="sm">You</span>
        ) : (
          <IconButton label={`Delete ${email}`} className="text-danger" onClick={onDelete}>
            <Trash2 />
          </IconButton>
        )}
      </td>
    </tr>
  );
}
