import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { USER_STATUSES, type UserStatus } from "@/lib/admin/schema";

const WORDS: Record<UserStatus, string> = {
  all: "All statuses",
  verified: "Verified",
  unverified: "Unverified",
  active: "Active",
  trial: "Trial",
  expired: "Expired",
};

interface UserToolsProps {
  search: string;
  status: UserStatus;
  onSearch: (search: string) => void;
  onStatus: (status: UserStatus) => void;
}

export function UserTools({ search, status, onSearch, onStatus }: UserToolsProps) {
  return (
    <div className="admin-tools">
      <SearchField label="Search by email or name" value={search} onValueChange={onSearch} />
      <Select
        aria-label="Status"
        value={status}
        onChange={(event) => onStatus(USER_STATUSES.find((name) => name === event.target.value) ?? "all")}
      >
        {USER_STATUSES.map((name) => (
          <option key={name} value={name}>
            {WORDS[name]}
          </option>
        ))}
      </Select>
    </div>
  );
}
