"use client";

import { useState } from "react";
import { useSetTimeZone, zoneName } from "@/components/settings/use-set-time-zone";
import { useTimeZones } from "@/components/settings/use-time-zones";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

const HOW =
  "It decides when your day begins and ends. Each check-in sets it to the zone of the device you're using. " +
  "Entries you've already made keep their day.";

export function TimeZoneCard({ timeZone }: { timeZone: string }) {
  // Null until another is picked: the saved zone may change while the card stands here.
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? timeZone;
  const { device, zones } = useTimeZones(timeZone);
  const { mutate, isPending } = useSetTimeZone();
  const save = (zone: string) => mutate(zone, { onSuccess: () => setPicked(null) });
  return (
    <Card>
      <CardTitle>Time zone</CardTitle>
      <form
        method="post"
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save(chosen);
        }}
      >
        <Field label="Your time zone" hint={HOW}>
          {(control) => (
            <Select {...control} value={chosen} onChange={(event) => setPicked(event.target.value)}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zoneName(zone)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline" size="small" pending={isPending} pendingLabel="Saving...">
            Save time zone
          </Button>
          {device && device !== timeZone && (
            <Button variant="ghost" size="small" disabled={isPending} onClick={() => save(device)}>
              Use this device's time zone
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
