import { Bell } from "lucide-react";
import { useId } from "react";
import { useTurnOff, useTurnOn } from "@/components/settings/use-reminders";
import { useAbility, useHoldsSubscription } from "@/components/settings/use-this-browser";
import { Switch } from "@/components/ui/switch";
import { BRAND } from "@/lib/brand";
import type { ReminderDevice, Reminders } from "@/lib/reminders/schema";
import type { Ability } from "@/lib/reminders/this-browser";

interface ReminderSwitchProps {
  reminders: Reminders;
  /** A time that is not saved yet; turning on saves it as well. */
  picked: string | null;
  onTaken: () => void;
}

/** Reminders on this very device, and what stands in their way. */
export function ReminderSwitch({ reminders, picked, onTaken }: ReminderSwitchProps) {
  const labelId = useId();
  const ability = useAbility();
  const turnOn = useTurnOn();
  const turnOff = useTurnOff();
  const { publicKey, devices } = reminders;
  const here = devices.find(({ isThisOne }) => isThisOne);
  const holds = useHoldsSubscription(publicKey, here?.id);
  const hindrance = publicKey === null ? NOT_SET_UP : ability && HINDRANCES[ability];
  const isOn = here !== undefined && holds && !hindrance;
  function onChange(wanted: boolean) {
    if (!wanted && here) turnOff.mutate(here);
    if (wanted && publicKey !== null) turnOn.mutate({ publicKey, time: picked }, { onSuccess: onTaken });
  }
  return (
    <div className="srow">
      <Bell className="lead" />
      <span className="grow">
        <span id={labelId} className="block font-medium">
          Remind me on this device
        </span>
        <span role="status" className="block text-sm text-ink-soft">
          {turnOn.isPending || turnOff.isPending ? "One moment..." : (hindrance ?? stateOf(here, isOn))}
        </span>
      </span>
      <Switch
        labelledBy={labelId}
        checked={isOn}
        disabled={ability === null || Boolean(hindrance) || turnOn.isPending || turnOff.isPending}
        onCheckedChange={onChange}
      />
    </div>
  );
}

const NOT_SET_UP = "This server has not set reminders up.";

const HINDRANCES: Record<Ability, string | null> = {
  able: null,
  denied: `This browser blocks notifications from ${BRAND.name}. Allow them in its settings for this site, then come back here.`,
  needs_install: `On iPhone and iPad, first add ${BRAND.name} to your home screen: press Share, then Add to Home Screen. Then open it from there.`,
  unable: "This browser can't show reminders. A private window can't either.",
};

function stateOf(here: ReminderDevice | undefined, isOn: boolean): string {
  if (!here) return "Off";
  if (!isOn) return "Off. This browser has dropped them; turn them on again to get them back.";
  return here.isFailing
    ? "On, but the last one did not get through. If that goes on, turn it off and on again."
    : `On, in ${here.browser}`;
}
