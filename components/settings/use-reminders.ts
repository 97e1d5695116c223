"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { ReminderDevice, Reminders } from "@/lib/reminders/schema";
import { subscribeHere, unsubscribeHere } from "@/lib/reminders/this-browser";

/** When and on which devices the member is reminded. */
export function useReminders() {
  return useQuery({
    queryKey: queryKeys.reminders,
    queryFn: ({ signal }) => call<Reminders>(queryKeys.reminders[0], { signal }),
  });
}

/** Turns reminders on in this browser, at a time if one was picked. Null when the person did not allow it. */
export function useTurnOn() {
  const keep = useKeep();
  return useMutation({
    mutationFn: async ({ publicKey, time }: { publicKey: string; time: string | null }) => {
      const endpoint = await subscribeHere(publicKey);
      if (endpoint === null) return null;
      const body = { endpoint, ...(time !== null && { time }) };
      return call<Reminders>("/api/user/reminders/devices", { method: "POST", body });
    },
    onSuccess: (reminders) => {
      if (!reminders) return;
      keep(reminders);
      toast({
        title: "Reminders are on",
        description: `Yours will come at about ${timeWords(reminders.time)}.`,
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
      return call<Reminders>(`/api/user/reminders/devices/${id}`, { method: "DELETE" });
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

export function useSetTime() {
  const keep = useKeep();
  return useMutation({
    mutationFn: (time: string) => call<Reminders>("/api/user/reminders", { method: "PUT", body: { time } }),
    onSuccess: (reminders) => {
      keep(reminders);
      toast({
        title: "Time saved",
        description: `Your reminder will come at about ${timeWords(reminders.time)}.`,
      });
    },
    onError: (error) => toastFailure("Time not saved", error, "Please try again in a moment."),
  });
}

function useKeep() {
  const queries = useQueryClient();
  return (reminders: Reminders) => queries.setQueryData(queryKeys.reminders, reminders);
}

/** The time as this browser's field for it shows it: "8:00 PM" or "20:00". */
function timeWords(time: string): string {
  const format = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`2026-01-01T${time}:00Z`));
}
