import { Trash2 } from "lucide-react";
import { usersInWords } from "@/components/admin/users/user-words";
import { Button } from "@/components/ui/button";

interface BulkBarProps {
  count: number;
  /** All that the filter finds, shown or not. */
  isAll: boolean;
  onDelete: () => void;
}

/** What is chosen, and what can be done with it. */
export function BulkBar({ count, isAll, onDelete }: BulkBarProps) {
  return (
    <div className="bulk" role="status">
      {count > 0 && (
        <>
          <b className="tabular-nums">
            {isAll ? `All ${usersInWords(count)} that match` : `${count.toLocaleString("en-US")} selected`}
          </b>
          <Button variant="danger" size="small" onClick={onDelete}>
            <Trash2 />
            Delete selected
          </Button>
        </>
      )}
    </div>
  );
}
