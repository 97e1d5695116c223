"use client";

import { Moon, SunMoon } from "lucide-react";
import { chooseTheme, useTheme } from "@/components/layout/use-theme";
import { Card, CardTitle } from "@/components/ui/card";
import { Switch } from "@/components/ui/switch";

const LABEL_ID = "dark-theme";

export function Appearance() {
  return (
    <Card>
      <CardTitle as="h3">Appearance</CardTitle>
      <div className="srow">
        <SunMoon className="lead" />
        <span className="grow">
          <span id={LABEL_ID} className="block font-medium">
            Dark theme
          </span>
          <span className="block text-sm text-ink-soft">The same valley, by night</span>
        </span>
        <ThemeToggle labelledBy={LABEL_ID} />
      </div>
    </Card>
  );
}

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
