"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import { type CookieChoices, ESSENTIAL_ONLY, savedCookieChoices } from "./cookie-choices";

interface CookieDetailsProps {
  isPending: boolean;
  onSave: (choices: CookieChoices) => void;
  onBack: () => void;
}

const KINDS: readonly { key: keyof CookieChoices; label: string; use: string }[] = [
  { key: "analytics", label: "Analytics", use: "How the site is used. None today." },
  { key: "marketing", label: "Marketing", use: "Ads that follow you. None today." },
  { key: "preferences", label: "Preferences", use: "Extras beyond the theme you chose. None today." },
];

/** Each kind of cookie with its own switch. */
export function CookieDetails({ isPending, onSave, onBack }: CookieDetailsProps) {
  const [choices, setChoices] = useState(ESSENTIAL_ONLY);
  useEffect(() => {
    // Nothing is asked for that cannot be there.
    if (hasConsentMark(document.cookie)) void savedCookieChoices().then(setChoices);
  }, []);
  return (
    <>
      <ul className="rows">
        <li className="srow">
          <span className="grow">
            <b id="cookies-necessary">Necessary</b>
            <span className="block text-sm text-ink-soft">Your sign-in and this answer. Always on.</span>
          </span>
          <Switch labelledBy="cookies-necessary" checked disabled onCheckedChange={() => {}} />
        </li>
        {KINDS.map(({ key, label, use }) => (
          <li key={key} className="srow">
            <span className="grow">
              <b id={`cookies-${key}`}>{label}</b>
              <span className="block text-sm text-ink-soft">{use}</span>
            </span>
            <Switch
              labelledBy={`cookies-${key}`}
              checked={choices[key]}
              onCheckedChange={(allowed) => setChoices({ ...choices, [key]: allowed })}
            />
          </li>
        ))}
      </ul>
      <div className="cookie-acts">
        <Button size="small" disabled={isPending} onClick={() => onSave(choices)}>
          Save Preferences
        </Button>
        <Button size="small" variant="outline" disabled={isPending} onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
