"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useRegion } from "@/components/layout/region";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { EVERY_DAY } from "@/lib/reminders/rules";
import type { ReminderDevice, Reminders } from "@/lib/reminders/schema";
import {
  type Ability,
  ability,
  isSubscribedHere,
  subscribeHere,
  unsubscribeHere,
} from "@/lib/reminders/this-browser";
import { timeInWords } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

/** When and on which devices the member is reminded. */
export function useReminders() {
  return useQuery({
    queryKey: queryKeys.reminders,
    queryFn: ({ signal }) => call(queryKeys.reminders[0], { signal }),
  });
}

/** When reminders come: what a member picks. */
export type ReminderTimes = Pick<Reminders, "time" | "secondTime" | "days" | "unlessCheckedIn">;

/** Turns reminders on in this browser, with what was picked. Null when the person did not allow it. */
function useTurnOn() {
  const keep = useKeep();
  const region = useRegion();
  return useMutation({
    mutationFn: async ({ publicKey, picked }: { publicKey: string; picked: Partial<ReminderTimes> }) => {
      const endpoint = await subscribeHere(publicKey);
      if (endpoint === null) return null;
      return call("/api/user/reminders/devices", { method: "POST", body: { endpoint, ...picked } });
    },
    onSuccess: (reminders) => {
      if (!reminders) return;
      keep(reminders);
      toast({
        title: "Reminders are on",
        description: `They'll come ${whenWords(reminders, region)}.`,
      });
    },
    onError: (error) =>
      toastFailure(
        "Not turned on",
        error,
        "This browser couldn't set up a reminder. Please try again later.",
      ),
  });
}

/** Turns them off on this device or another. */
export function useTurnOff() {
  const keep = useKeep();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isThisOne }: ReminderDevice) => {
      // What this browser forgets is turned off already, also when the server could not be told.
      if (isThisOne) await unsubscribeHere().catch(() => {});
      return call("/api/user/reminders/devices/[id]", { method: "DELETE", params: { id } });
    },
    onSuccess: (reminders) => {
      keep(reminders);
      toast({ title: "Reminders are off", description: "You can turn them on again at any time." });
    },
    onError: (error) => {
      toastFailure("Not turned off", error, "Please try again in a moment.");
      queries.invalidateQueries({ queryKey: queryKeys.reminders });
    },
  });
}

export function useSetReminders() {
  const keep = useKeep();
  const region = useRegion();
  return useMutation({
    mutationFn: (body: ReminderTimes) => call("/api/user/reminders", { method: "PUT", body }),
    onSuccess: (reminders) => {
      keep(reminders);
      toast({
        title: "Reminders saved",
        description: `On devices where reminders are on, they'll come ${whenWords(reminders, region)}.`,
      });
    },
    onError: (error) => toastFailure("Not saved", error, "Please try again in a moment."),
  });
}

function useKeep() {
  const queries = useQueryClient();
  return (reminders: Reminders) => queries.setQueryData(queryKeys.reminders, reminders);
}

/** "at about 9:00 AM and 8:00 PM, on the days you picked". */
function whenWords({ time, secondTime, days }: Reminders, region: Region): string {
  const times = secondTime === null ? [time] : [...new Set([time, secondTime])].sort();
  const someDays = days.length < EVERY_DAY.length ? ", on the days you picked" : "";
  return `at about ${times.map((time) => timeInWords(time, region)).join(" and ")}${someDays}`;
}

/** What the switch of this device shows and does; `hindrance` says why it can do nothing, and what would help. */
export function useReminderSwitch(
  { publicKey, devices }: Reminders,
  picked: Partial<ReminderTimes>,
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
      if (wanted && publicKey !== null)
        turnOn.mutate({ publicKey, picked: complete(picked) }, { onSuccess: onTaken });
    },
  };
}

/** Without what cannot be saved yet. */
function complete(picked: Partial<ReminderTimes>): Partial<ReminderTimes> {
  const isComplete = (value: unknown) => value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(picked).filter(([, value]) => isComplete(value)));
}

const NOT_SET_UP = "Reminders aren't available here.";

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

/** What this browser can do about reminders; null until it has taken the page over. */
function useAbility(): Ability | null {
  return useSyncExternalStore(onReturn, ability, () => null);
}

/** Whether this browser still holds the subscription that the server has of it; taken for granted until it has said. */
function useHoldsSubscription(publicKey: string | null, deviceId: string | undefined): boolean {
  const [dropped, setDropped] = useState<string | null>(null);
  useEffect(() => {
    if (publicKey === null || deviceId === undefined) return;
    isSubscribedHere(publicKey)
      .then((holds) => setDropped(holds ? null : deviceId))
      .catch(() => {});
  }, [publicKey, deviceId]);
  return dropped === null || dropped !== deviceId;
}

/** What people allow a site is changed outside of the page. */
function onReturn(listener: () => void): () => void {
  window.addEventListener("focus", listener);
  return () => window.removeEventListener("focus", listener);
}
