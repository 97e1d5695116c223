import { isChosen, type Selection } from "@/components/admin/users/selection";
import { UserRow } from "@/components/admin/users/user-row";
import { Checkbox } from "@/components/ui/checkbox";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AdminUser } from "@/lib/admin/schema";

interface UserTableProps {
  users: readonly AdminUser[];
  ownId: string;
  selection: Selection;
  isAllChosen: boolean;
  isSomeChosen: boolean;
  /** Whether there is anybody to choose. */
  canChoose: boolean;
  onToggle: (id: string) => void;
  onToggleAll: () => void;
  onDelete: (user: AdminUser) => void;
}

export function UserTable(props: UserTableProps) {
  const { users, ownId, selection, isAllChosen, isSomeChosen, canChoose, onToggle, onToggleAll, onDelete } =
    props;
  return (
    <table className="data-table admin-table users">
      <caption className="sr-only">Users, newest first</caption>
      <thead>
        <tr>
          <th scope="col" className="pick">
            <Checkbox
              aria-label="Select all users that match"
              label={<span className="narrow">Select all</span>}
              checked={isAllChosen}
              mixed={isSomeChosen && !isAllChosen}
              disabled={!canChoose}
              onChange={onToggleAll}
            />
          </th>
          <th scope="col">User</th>
          <th scope="col">Status</th>
          <th scope="col">Signs in with</th>
          <th scope="col">Member since</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            isChosen={user.id !== ownId && isChosen(selection, user.id)}
            onToggle={() => onToggle(user.id)}
            onDelete={() => onDelete(user)}
          />
        ))}
      </tbody>
    </table>
  );
}
