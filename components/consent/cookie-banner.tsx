"use client";

import { X } from "lucide-react";
import { useTransition } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { type BannerView, showBanner } from "./cookie-banner-store";
import { ALL, type CookieChoices, ESSENTIAL_ONLY, saveCookieChoices } from "./cookie-choices";
import { CookieDetails } from "./cookie-details";

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
