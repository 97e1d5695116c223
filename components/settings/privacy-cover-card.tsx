"use client";

import { EyeOff } from "lucide-react";
import { useId } from "react";
import { chooseCover } from "@/components/device/choose-cover";
import { useCoverChoice } from "@/components/device/cover-choice";
import { Card, CardTitle } from "@/components/ui/card";
import { Switch } from "@/components/ui/switch";
import { BRAND } from "@/lib/config/brand";

/** For who shares a screen, a sofa or a train: what is open here is nobody else's to read. */
export function PrivacyCoverCard() {
  const labelId = useId();
  return (
    <Card>
      <CardTitle as="h3">Privacy cover</CardTitle>
      <div className="srow">
        <EyeOff className="lead" />
        <span className="grow">
          <span id={labelId} className="block font-medium">
            Cover {BRAND.name} when I leave
          </span>
          <span className="block text-sm text-ink-soft">
            When you switch to another app or tab, a calm page covers this one until you choose to carry on.
            This only changes it on this device, and locks nothing: whoever can use the device can read what
            is open and the saved quotes kept on it.
          </span>
        </span>
        <Switch labelledBy={labelId} checked={useCoverChoice()} onCheckedChange={chooseCover} />
      </div>
    </Card>
  );
}
