"use client";

import { Bell, MonitorSmartphone, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, type FieldControl, Input } from "@/components/ui/field";
import { Loaded } from "@/components/ui/list-status";
import { Note } from "@/components/ui/note";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { Tiles } from "@/components/ui/tiles";
import type { ReminderDevice, Reminders } from "@/lib/reminders/schema";
import { zoneName } from "./time-zone-card";
import {
  type ReminderTimes,
  useReminderSwitch,
  useReminders,
  useSetReminders,
  useTurnOff,
} from "./use-reminders";

/** Reminders to check in: on which devices, and when. */
export function RemindersCard({ timeZone }: { timeZone: string }) {
  const reminders = useReminders();
  // What is picked and not saved yet.
  const [picked, setPicked] = useState<Partial<ReminderTimes>>({});
  const forget = () => setPicked({});
  return (
    <Card>
      <CardTitle as="h3">Check-in reminders</CardTitle>
      <p className="mt-2 text-ink-soft">
        A quiet note at a time you pick. It says nothing about how you are.
      </p>
      <Loaded
        query={reminders}
        waiting={<Skeleton className="mt-3 h-100 w-full" />}
        failed="We couldn't load your reminders just now."
      >
        {(data) => (
          <>
            <div className="rows mt-2">
              <ReminderSwitch reminders={data} picked={picked} onTaken={forget} />
              <OtherReminderDevices devices={data.devices.filter(({ isThisOne }) => !isThisOne)} />
            </div>
            <ReminderTimesForm
              times={{ ...timesOf(data), ...picked }}
              timeZone={timeZone}
              onPick={(part) => setPicked({ ...picked, ...part })}
              onSaved={forget}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function timesOf({ time, secondTime, days, unlessCheckedIn }: Reminders): ReminderTimes {
  return { time, secondTime, days, unlessCheckedIn };
}

interface ReminderSwitchProps {
  reminders: Reminders;
  /** What is not saved yet; turning on saves it as well. */
  picked: Partial<ReminderTimes>;
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

interface ReminderTimesProps {
  /** As saved, or as picked since. */
  times: ReminderTimes;
  timeZone: string;
  onPick: (picked: Partial<ReminderTimes>) => void;
  onSaved: () => void;
}

/** When reminders come, on all of the member's devices. */
function ReminderTimesForm({ times, timeZone, onPick, onSaved }: ReminderTimesProps) {
  const { mutate, isPending } = useSetReminders();
  const missesDays = times.days.length === 0;
  return (
    <form
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!missesDays) mutate(times, { onSuccess: onSaved });
      }}
    >
      <Field label="Time" hint={`In your time zone, ${zoneName(timeZone)}.`}>
        {(control) => <TimeInput {...control} value={times.time} onPick={(time) => onPick({ time })} />}
      </Field>
      <SecondTime value={times.secondTime} onPick={(secondTime) => onPick({ secondTime })} />
      <div>
        <Tiles legend="Days" options={DAYS} chosen={times.days} onChoose={(days) => onPick({ days })} />
        <p role="status" className={missesDays ? "hint mt-2" : undefined}>
          {missesDays && "Please pick at least one day."}
        </p>
      </div>
      <label className="flex min-h-(--target) cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="check flex-none"
          checked={times.unlessCheckedIn}
          onChange={(event) => onPick({ unlessCheckedIn: event.target.checked })}
        />
        Skip days when I've already checked in
      </label>
      <Button
        type="submit"
        variant="outline"
        size="small"
        className="justify-self-start"
        pending={isPending}
        pendingLabel="Saving..."
      >
        Save reminders
      </Button>
    </form>
  );
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
  (name, value) => ({
    value,
    label: (
      <>
        <span aria-hidden="true">{name.slice(0, 3)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </>
    ),
  }),
);

interface SecondTimeProps {
  value: string | null;
  onPick: (time: string | null) => void;
}

/** Most people want one; the field is there for who asks for another. */
function SecondTime({ value, onPick }: SecondTimeProps) {
  const part = useRef<HTMLDivElement>(null);
  function pick(time: string | null) {
    flushSync(() => onPick(time));
    // What was pressed is gone: the place of the keyboard is what came instead.
    part.current?.querySelector<HTMLElement>(time === null ? "button" : "input")?.focus();
  }
  return (
    <div ref={part}>
      {value === null ? (
        <Button variant="ghost" size="small" className="-ml-4" onClick={() => pick(SECOND_TIME)}>
          <Plus />
          Add a second time
        </Button>
      ) : (
        <Field
          label="Second time"
          aside={
            <Button variant="ghost" size="small" className="-my-2 -mr-4" onClick={() => pick(null)}>
              Remove <VisuallyHidden>the second time</VisuallyHidden>
            </Button>
          }
        >
          {(control) => <TimeInput {...control} value={value} onPick={onPick} />}
        </Field>
      )}
    </div>
  );
}

/** What the field begins with. */
const SECOND_TIME = "09:00";

function TimeInput({ onPick, ...rest }: FieldControl & { value: string; onPick: (time: string) => void }) {
  return <Input {...rest} type="time" required onChange={(event) => onPick(event.target.value)} />;
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
