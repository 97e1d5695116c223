import { useState } from "react";
import { useSettled } from "@/components/ui/search-field";
import { isSearchable } from "@/lib/admin/schema";

/** What is typed into a console's search, and what is searched for: nothing before it is enough for a search. */
export function useSearch() {
  const [value, setValue] = useState("");
  const settled = useSettled(value.trim());
  const isEnough = isSearchable(settled);
  const hint = settled && !isEnough ? "Please type at least three letters, or a whole email address." : null;
  return { q: isEnough ? settled : "", field: { value, onValueChange: setValue, hint } };
}
