"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { rereadMoods } from "@/components/layout/query-client";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, Select } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { browserTimeZone } from "@/lib/time/browser-time-zone";

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
      <CardTitle as="h3">Time zone</CardTitle>
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

interface TimeZones {
  /** The zone that this device is in; null until the browser has taken the page over. */
  device: string | null;
  /** What can be chosen, the member's present zone among them. */
  zones: readonly string[];
}

/** The browser's time zones: the server may know others, or call them by other names. */
function useTimeZones(present: string): TimeZones {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isBrowser) return { device: null, zones: [present] };
  const device = browserTimeZone();
  return { device, zones: [...new Set([...knownZones(), "UTC", device, present])].sort() };
}

let known: readonly string[] | undefined;

// Asking for all names takes some milliseconds.
function knownZones(): readonly string[] {
  known ??= Intl.supportedValuesOf("timeZone");
  return known;
}

const neverChanges = () => () => undefined;

/** Sets the member's time zone; everything that counts days is read again. */
function useSetTimeZone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) => call("/api/user/time-zone", { method: "PATCH", body: { timeZone } }),
    onSuccess: (user) => {
      queries.setQueryData(queryKeys.user, user);
      rereadMoods(queries);
      toast({ title: "Time zone saved", description: `Your days now follow ${zoneName(user.timeZone)}.` });
    },
    onError: (error) => toastFailure("Time zone not saved", error, "Please try again in a moment."),
  });
}

/** The zone as people read it: "America/New_York" is "America/New York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}
