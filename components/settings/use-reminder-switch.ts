"use client";

import { useTurnOff, useTurnOn } from "@/components/settings/use-reminders";
import { useAbility, useHoldsSubscription } from "@/components/settings/use-this-browser";
import { BRAND } from "@/lib/config/brand";
import type { ReminderDevice, Reminders } from "@/lib/reminders/schema";
import type { Ability } from "@/lib/reminders/this-browser";

/** What the switch of this device shows and does; `hindrance` says why it can do nothing, and what would help. */
export function useReminderSwitch(
  { publicKey, devices }: Reminders,
  picked: string | null,
  onTaken: () => void,
) {
  const ability = useAbility();
  const turnOn = useTurnOn();
  const turnOff = useTurnOff();
  const here = devices.find(({ isThisOne }) => isThisOne);
  const holds = useHoldsSubscription(publicKey, here?.id);
  const hindrance = publicKey === null ? NOT_SET_UP : ability && HINDRANCES[ability];
  const isOn = here !== undefined && holds && !hindrance;
  const isWorking = turnOn.isPending || turnOff.isPending;
  return {
    isOn,
    hindrance,
    isDisabled: ability === null || Boolean(hindrance) || isWorking,
    state: isWorking ? "One moment..." : stateOf(hindrance ? undefined : here, isOn),
    onChange(wanted: boolean) {
      if (!wanted && here) turnOff.mutate(here);
      if (wanted && publicKey !== null) turnOn.mutate({ publicKey, time: picked }, { onSuccess: onTaken });
    },
  };
}

const NOT_SET_UP = "This server hasn't set up reminders.";

const HINDRANCES: Record<Ability, string | null> = {
  able: null,
  denied: `This browser blocks notifications from ${BRAND.name}. Allow them in its settings for this site, then come back here.`,
  needs_install: `On iPhone and iPad, first add ${BRAND.name} to your home screen: press Share, then Add to Home Screen. Then open it from there.`,
  unable: "This browser can't show reminders. A private window can't either.",
};

function stateOf(here: ReminderDevice | undefined, isOn: boolean): string {
  if (!here) return "Off";
  if (!isOn) return "Off. This browser has stopped them; turn them on again to get them back.";
  return here.isFailing
    ? "On, but the last one didn't get through. If it keeps happening, turn it off and on again."
    : `On, in ${here.browser}`;
}
