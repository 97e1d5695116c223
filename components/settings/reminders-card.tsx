"use client";

import { Bell, MonitorSmartphone } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { Loaded } from "@/components/ui/list-status";
import { Note } from "@/components/ui/note";
import { Skeleton } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ReminderDevice, Reminders } from "@/lib/reminders/schema";
import { zoneName } from "./time-zone-card";
import { useReminderSwitch, useReminders, useSetTime, useTurnOff } from "./use-reminders";

/** Reminders to check in: on which devices, and when. */
export function RemindersCard({ timeZone }: { timeZone: string }) {
  const reminders = useReminders();
  // Null until another is picked.
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <Card>
      <CardTitle as="h3">Check-in reminders</CardTitle>
      <p className="mt-2 text-ink-soft">
        A quiet note once a day, if you haven't checked in yet. It says nothing about how you are.
      </p>
      <Loaded
        query={reminders}
        waiting={<Skeleton className="mt-3 h-42 w-full" />}
        failed="We couldn't load your reminders just now."
      >
        {(data) => (
          <>
            <div className="rows mt-2">
              <ReminderSwitch reminders={data} picked={picked} onTaken={() => setPicked(null)} />
              <OtherReminderDevices devices={data.devices.filter(({ isThisOne }) => !isThisOne)} />
            </div>
            <ReminderTime time={picked ?? data.time} timeZone={timeZone} onPick={setPicked} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface ReminderSwitchProps {
  reminders: Reminders;
  /** A time that is not saved yet; turning on saves it as well. */
  picked: string | null;
  onTaken: () => void;
}

/** Reminders on this very device, and what stands in their way. */
function ReminderSwitch({ reminders, picked, onTaken }: ReminderSwitchProps) {
  const labelId = useId();
  const { isOn, isDisabled, state, hindrance, onChange } = useReminderSwitch(reminders, picked, onTaken);
  return (
    <div>
      <div className="srow">
        <Bell className="lead" />
        <span className="grow">
          <span id={labelId} className="block font-medium">
            Remind me on this device
          </span>
          <span className="block text-sm text-ink-soft">{state}</span>
        </span>
        <Switch labelledBy={labelId} checked={isOn} disabled={isDisabled} onCheckedChange={onChange} />
      </div>
      <div role="status">
        {hindrance && (
          <div className="pb-3">
            <Note>{hindrance}</Note>
          </div>
        )}
      </div>
    </div>
  );
}

interface ReminderTimeProps {
  /** As saved, or as picked since. */
  time: string;
  timeZone: string;
  onPick: (time: string | null) => void;
}

/** When reminders come, on all of the member's devices. */
function ReminderTime({ time, timeZone, onPick }: ReminderTimeProps) {
  const { mutate, isPending } = useSetTime();
  return (
    <form
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(time, { onSuccess: () => onPick(null) });
      }}
    >
      <Field label="Time of day" hint={`In your time zone, ${zoneName(timeZone)}.`}>
        {(control) => (
          <Input
            {...control}
            type="time"
            required
            value={time}
            onChange={(event) => onPick(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="small"
        className="justify-self-start"
        pending={isPending}
        pendingLabel="Saving..."
      >
        Save time
      </Button>
    </form>
  );
}

/** Where else the member is reminded. */
function OtherReminderDevices({ devices }: { devices: readonly ReminderDevice[] }) {
  const { mutate, isPending, variables } = useTurnOff();
  if (devices.length === 0) return null;
  return (
    <ul className="rows" aria-label="Other devices with reminders">
      {devices.map((device) => (
        <li key={device.id} className="srow">
          <MonitorSmartphone className="lead" />
          <span className="grow">
            <span className="block font-medium">{device.browser}</span>
            <span className="block text-sm text-ink-soft">
              {device.isFailing ? "On, but the last one didn't get through" : "On"}
            </span>
          </span>
          <Button
            variant="ghost"
            size="small"
            className="-mr-4"
            pending={isPending && variables.id === device.id}
            pendingLabel="Turning off..."
            onClick={() => mutate(device)}
          >
            Turn off <VisuallyHidden>on {device.browser}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
