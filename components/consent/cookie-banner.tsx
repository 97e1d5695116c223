"use client";

import { X } from "lucide-react";
import { useEffect, useState, useTransition } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button, IconButton } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import type { CookieConsentInput } from "@/lib/consent/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { type BannerView, showBanner } from "./cookie-choices-link";

/** Asks which cookies may be used beyond the necessary ones; stands beside the page and never over what one does. */
export function CookieBanner({ view }: { view: Exclude<BannerView, "hidden"> }) {
  const [isPending, startSaving] = useTransition();
  const save = (choices: CookieChoices) => startSaving(() => saveCookieChoices(choices));
  return (
    <section className="cookie-banner" aria-labelledby="cookie-title">
      <div className="flex items-start justify-between gap-3">
        <h2 id="cookie-title" className="card-title">
          Cookies: your choice
        </h2>
        <IconButton label="Close, with essential cookies only" onClick={() => save(ESSENTIAL_ONLY)}>
          <X />
        </IconButton>
      </div>
      {view === "main" ? (
        <>
          <p className="text-sm text-ink-soft">
            We use cookies to keep you signed in and remember this answer. Nothing else runs today, but you
            can say what may if that ever changes.{" "}
            <AppLink href="/privacy" prefetch={false} className="font-semibold text-primary-ink underline">
              Privacy Policy
            </AppLink>
          </p>
          <div className="cookie-acts">
            <Button size="small" disabled={isPending} onClick={() => save(ALL)}>
              Accept All
            </Button>
            <Button size="small" disabled={isPending} onClick={() => save(ESSENTIAL_ONLY)}>
              Essential Only
            </Button>
            <Button size="small" variant="outline" disabled={isPending} onClick={() => showBanner("detail")}>
              Customize
            </Button>
          </div>
        </>
      ) : (
        <CookieDetails isPending={isPending} onSave={save} onBack={() => showBanner("main")} />
      )}
    </section>
  );
}

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
function CookieDetails({ isPending, onSave, onBack }: CookieDetailsProps) {
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

type CookieChoices = Omit<CookieConsentInput, "necessary">;

const ALL: CookieChoices = { analytics: true, marketing: true, preferences: true };
const ESSENTIAL_ONLY: CookieChoices = { analytics: false, marketing: false, preferences: false };

/** Saves a choice. The banner goes even when that fails: it is asked again on the next visit. */
async function saveCookieChoices(choices: CookieChoices): Promise<void> {
  const body = { necessary: true as const, ...choices };
  await call(queryKeys.cookieConsent[0], { method: "POST", body }).catch(() => {});
  showBanner("hidden");
}

/** What was chosen before; nothing optional where nothing was. */
async function savedCookieChoices(): Promise<CookieChoices> {
  try {
    const { analytics, marketing, preferences } = await call(queryKeys.cookieConsent[0]);
    return { analytics, marketing, preferences };
  } catch {
    return ESSENTIAL_ONLY;
  }
}
