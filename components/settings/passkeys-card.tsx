"use client";

import { useQuery } from "@tanstack/react-query";
import { Fingerprint, Pencil, Trash2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useRegion } from "@/components/layout/region";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { toastFailure } from "@/components/ui/toast-failure";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import type { Passkey } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { relativeDay } from "@/lib/moods/calendar";
import { localDate, now } from "@/lib/time/clock";
import type { PasskeyAct } from "./passkey-dialog";

const loadDialog = () => import("./passkey-dialog").then((module) => module.PasskeyDialog);

/** The member's passkeys, and what can be done with them. */
export function PasskeysCard({ timeZone }: { timeZone: string }) {
  const [act, setAct] = useState<PasskeyAct>({ kind: "add" });
  const { Dialog, button, close } = useLazyDialog(loadDialog, (error) =>
    toastFailure("Not opened", error, "Please try again in a moment."),
  );
  const { onClick: open, ...adding } = button;
  function begin(next: PasskeyAct) {
    setAct(next);
    void open();
  }
  return (
    <Card>
      <CardTitle as="h3">Passkeys</CardTitle>
      <p className="mt-2 text-ink-soft">
        Sign in with your fingerprint, your face or your device's screen lock. There is nothing to type.
      </p>
      <Loaded
        query={usePasskeys()}
        waiting={<Skeleton className="mt-3 h-14 w-full" />}
        failed="We couldn't load your passkeys just now."
      >
        {({ passkeys }) => <PasskeyList passkeys={passkeys} timeZone={timeZone} onAct={begin} />}
      </Loaded>
      {useKnowsPasskeys() ? (
        <Button
          {...adding}
          variant="outline"
          size="small"
          className="mt-4"
          onClick={() => begin({ kind: "add" })}
        >
          Add a passkey
        </Button>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">This browser can't use passkeys.</p>
      )}
      {Dialog && <Dialog act={act} onDone={close} />}
    </Card>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  timeZone: string;
  onAct: (act: PasskeyAct) => void;
}

function PasskeyList({ passkeys, timeZone, onAct }: PasskeyListProps) {
  const region = useRegion();
  if (passkeys.length === 0) return <p className="mt-3">You don't have a passkey yet.</p>;
  const dayOf = (instant: string) =>
    relativeDay(localDate(new Date(instant), timeZone), localDate(now(), timeZone), region);
  return (
    <ul className="rows mt-1">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="srow">
          <Fingerprint className="lead" />
          <span className="grow">
            <span className="block font-medium wrap-anywhere">{passkey.name}</span>
            <span className="block text-sm text-ink-soft">
              {passkey.lastUsedAt
                ? `Last used ${inSentence(dayOf(passkey.lastUsedAt))}`
                : `Added ${inSentence(dayOf(passkey.createdAt))}`}
            </span>
          </span>
          <span className="-mr-3 flex">
            <IconButton
              label={`Rename ${passkey.name}`}
              aria-haspopup="dialog"
              onClick={() => onAct({ kind: "rename", passkey })}
            >
              <Pencil />
            </IconButton>
            <IconButton
              label={`Remove ${passkey.name}`}
              aria-haspopup="dialog"
              onClick={() => onAct({ kind: "remove", passkey })}
            >
              <Trash2 />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "today", "yesterday" or "19 Nov". */
function inSentence(day: string): string {
  return day === "Today" || day === "Yesterday" ? day.toLowerCase() : day;
}

function usePasskeys() {
  return useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: ({ signal }) => call(queryKeys.passkeys[0], { signal }),
  });
}

const never = () => () => {};

/** Taken to be so until the browser is here to say. */
function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => "PublicKeyCredential" in window,
    () => true,
  );
}
