import { Search } from "lucide-react";
import { Input } from "@/components/ui/input";

interface SearchFieldProps {
  /** Its name, and what stands in it while it is empty. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

export function SearchField({ label, value, onValueChange }: SearchFieldProps) {
  return (
    <div className="with-icon">
      <Search />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  );
}
