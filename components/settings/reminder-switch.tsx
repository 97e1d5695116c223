import { Bell } from "lucide-react";
import { useId } from "react";
import { useReminderSwitch } from "@/components/settings/use-reminder-switch";
import { Note } from "@/components/ui/note";
import { Switch } from "@/components/ui/switch";
import type { Reminders } from "@/lib/reminders/schema";

interface ReminderSwitchProps {
  reminders: Reminders;
  /** A time that is not saved yet; turning on saves it as well. */
  picked: string | null;
  onTaken: () => void;
}

/** Reminders on this very device, and what stands in their way. */
export function ReminderSwitch({ reminders, picked, onTaken }: ReminderSwitchProps) {
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
