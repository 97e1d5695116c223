import { SunMoon } from "lucide-react";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

const LABEL_ID = "dark-theme";

export function Appearance() {
  return (
    <Card>
      <CardTitle>Appearance</CardTitle>
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
