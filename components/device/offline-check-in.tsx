"use client";

import { useEffect, useRef, useState } from "react";
import { CheckInForm, SubmitPlace, ToastsHere } from "@/components/check-in/check-in-form";
import { keepForLater } from "@/components/check-in/keep-for-later";
import { type OpeningForms, useRatings } from "@/components/check-in/use-ratings";
import { CrisisHelp, SupportLine } from "@/components/crisis/crisis-lines";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import { askedForm, chosenForm } from "@/lib/check-ins/chosen-form";
import { type CrisisCare, crisisCare } from "@/lib/crisis/rules";

/** A check-in that waits on this device for a connection. */
export function OfflineCheckIn({ memberId }: { memberId: string }) {
  const { pressedRatings, attemptAt, ...ratings } = useRatings(
    { id: memberId, sealingKey: null },
    "morning",
    openingForms(),
  );
  const [isKept, setIsKept] = useState(false);
  const [care, setCare] = useState<CrisisCare>(null);
  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    const pressed = pressedRatings();
    setCare(crisisCare(pressed));
    if (!(await keepForLater(await attemptAt(pressed)))) {
      toast({
        title: "Not saved yet",
        description:
          "This browser can't save a check-in while you're offline. Keep this tab open and try again when you're back online.",
        variant: "destructive",
      });
      return;
    }
    setIsKept(true);
  }
  if (isKept) return <KeptNote care={care} />;
  return (
    <CheckInForm ratings={ratings} onSubmit={onSubmit}>
      <SubmitPlace isInReach={ratings.moved.length > 0}>
        <Button type="submit" block>
          Keep my check-in
        </Button>
      </SubmitPlace>
      <Help care={care} />
    </CheckInForm>
  );
}

interface CareProps {
  care: CrisisCare;
}

/**
 * In the place of the form: the button that was pressed is gone, and the focus with it. It goes to the whole, so that
 * help is heard first, and its numbers are the next to come.
 */
export function KeptNote({ care }: CareProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4">
      <Help care={care} />
      <Note>
        Your check-in is kept on this device, encrypted. We'll send it once you're back online, and you'll
        find your words in Progress.
      </Note>
    </div>
  );
}

function Help({ care }: CareProps) {
  return (
    <>
      {care === "panel" && <OfflinePanel />}
      {care === "line" && <SupportLine />}
    </>
  );
}

/** This page is the same file for everyone: what the device remembers is read once it is here. */
function openingForms(): OpeningForms {
  if (typeof document === "undefined") return { remembered: chosenForm(""), asked: null };
  const parameter = new URLSearchParams(window.location.search).get("form");
  return { remembered: chosenForm(document.cookie), asked: askedForm(parameter) };
}

/** Without the server nothing is known of the member: the browser's zone decides, and nothing stands folded. */
function OfflinePanel() {
  return (
    <CrisisHelp timeZone={null} known={false}>
      <CrisisPanel atOnce className="mt-4" />
      <ToastsHere />
    </CrisisHelp>
  );
}
