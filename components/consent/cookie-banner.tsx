"use client";

import clsx from "clsx";
import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { focusStays } from "@/components/ui/focus-stays";
import { IconButton } from "@/components/ui/icon";
import { Switch } from "@/components/ui/switch";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import type { CookieConsentInput } from "@/lib/consent/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { readPublic } from "@/lib/http/read-public";
import { type BannerView, showBanner } from "./cookie-choices-link";

/*
 * At the lower end, above the bar of a member's screens; wide, in the corner that the page leaves free; in a low window
 * across, so that it is low as well.
 */
const PLACE = clsx(
  "cookie-question fixed inset-x-3 bottom-[calc(var(--space-3)+env(safe-area-inset-bottom))] z-30",
  "in-[body:has(.bar)]:bottom-[calc(var(--bar)+var(--space-3)+env(safe-area-inset-bottom))]",
  "sm:right-auto sm:bottom-5 sm:left-5 sm:w-104",
  "sm:in-[body:has(.bar)]:bottom-[calc(var(--bar)+var(--space-3)+env(safe-area-inset-bottom))]",
  "lg:in-[body:has(.bar)]:right-5 lg:in-[body:has(.bar)]:bottom-5 lg:in-[body:has(.bar)]:left-auto",
  "sm:[@media(max-height:31rem)]:right-5 sm:[@media(max-height:31rem)]:w-auto",
  "flex max-h-[max(55dvh,15rem)] flex-col gap-3 overflow-auto rounded-xl bg-surface-raised px-4 pt-4 pb-5",
  "inset-ring inset-ring-line shadow-float [animation:fade-in_var(--calm)_var(--ease-out)]",
);

/** What is read gives way where text is large: the answers stay in sight, and the page's head with its help above. */
const READ = "min-h-10 overflow-auto";
const ANSWERS = "flex flex-none flex-wrap gap-2";

/** Where something is being filled in or agreed to: nothing may lie over what is pressed next, so the question waits. */
const BUSY: ReadonlySet<string> = new Set(["/auth", "/subscription", "/sliders"]);

/** Asks which cookies may be used beyond the necessary ones; stands beside the page and never over what one does. */
export function CookieBanner({ view }: { view: Exclude<BannerView, "hidden"> }) {
  const isBusy = BUSY.has(usePathname());
  const [isPending, startSaving] = useTransition();
  const save = (choices: CookieChoices) => startSaving(() => saveCookieChoices(choices));
  if (isBusy && view === "main") return null;
  return (
    <section ref={focusStays} tabIndex={-1} className={PLACE} aria-labelledby="cookie-title">
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
          <p className={clsx(READ, "text-sm text-ink-soft")}>
            We use cookies to keep you signed in and remember this answer. Nothing else runs today, but you
            can say what may if that ever changes.{" "}
            <AppLink href="/privacy" prefetch={false} className="font-semibold text-primary-ink underline">
              Privacy Policy
            </AppLink>
          </p>
          <div className={ANSWERS}>
            <Button className="flex-auto" size="small" disabled={isPending} onClick={() => save(ALL)}>
              Accept All
            </Button>
            <Button
              className="flex-auto"
              size="small"
              disabled={isPending}
              onClick={() => save(ESSENTIAL_ONLY)}
            >
              Essential Only
            </Button>
            <Button
              className="flex-auto"
              size="small"
              variant="outline"
              disabled={isPending}
              onClick={() => showBanner("detail")}
            >
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
    if (hasConsentMark(document.cookie, location.protocol === "https:"))
      void savedCookieChoices().then(setChoices);
  }, []);
  return (
    <>
      <ul className={clsx(READ, "rows")}>
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
      <div className={ANSWERS}>
        <Button className="flex-auto" size="small" disabled={isPending} onClick={() => onSave(choices)}>
          Save Preferences
        </Button>
        <Button className="flex-auto" size="small" variant="outline" disabled={isPending} onClick={onBack}>
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

/**
 * Asks about cookies where the server wants the question asked. Without an answer from it nothing is asked, and
 * nothing optional is used.
 */
export async function askFirstQuestion(): Promise<void> {
  const { cookieBannerEnabled } = await readPublic("/api/gdpr/config");
  if (cookieBannerEnabled) showBanner("main");
}
