"use client";

import { Moon } from "lucide-react";
import { chooseTheme, useTheme } from "@/components/layout/use-theme";
import { Switch } from "@/components/ui/switch";

/** `labelledBy` names the text beside it, where there is one. */
export function ThemeToggle({ labelledBy }: { labelledBy?: string }) {
  const dark = useTheme() === "dark";
  return (
    <Switch
      checked={dark}
      label={labelledBy ? undefined : "Dark theme"}
      labelledBy={labelledBy}
      icon={<Moon />}
      onCheckedChange={(checked) => chooseTheme(checked ? "dark" : "light")}
    />
  );
}
