"use client";

import { X } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { type BannerView, showBanner, useBannerView } from "./cookie-banner-store";
import { CookieDetails } from "./cookie-details";
import { ALL, ESSENTIAL_ONLY, useSaveCookieChoices } from "./use-cookie-choices";
import { useFirstQuestion } from "./use-first-question";

/** Asks which cookies may be used beyond the necessary ones; stands beside the page and never over what one does. */
export function CookieBanner() {
  useFirstQuestion();
  const view = useBannerView();
  return view === "hidden" ? null : <Banner view={view} />;
}

function Banner({ view }: { view: Exclude<BannerView, "hidden"> }) {
  const { mutate, isPending } = useSaveCookieChoices();
  return (
    <section className="cookie-banner" aria-labelledby="cookie-title">
      <div className="flex items-start justify-between gap-3">
        <h2 id="cookie-title" className="card-title">
          Cookies: your choice
        </h2>
        <IconButton label="Close, with essential cookies only" onClick={() => mutate(ESSENTIAL_ONLY)}>
          <X />
        </IconButton>
      </div>
      {view === "main" ? (
        <>
          <p className="text-sm text-ink-soft">
            We use what keeps you signed in and remembers this answer. Nothing else runs today; say what may,
            if that ever changes.{" "}
            <Link href="/privacy" prefetch={false} className="font-semibold text-primary-ink underline">
              Privacy Policy
            </Link>
          </p>
          <div className="cookie-acts">
            <Button size="small" disabled={isPending} onClick={() => mutate(ALL)}>
              Accept All
            </Button>
            <Button size="small" disabled={isPending} onClick={() => mutate(ESSENTIAL_ONLY)}>
              Essential Only
            </Button>
            <Button size="small" variant="outline" disabled={isPending} onClick={() => showBanner("detail")}>
              Customize
            </Button>
          </div>
        </>
      ) : (
        <CookieDetails isPending={isPending} onSave={mutate} onBack={() => showBanner("main")} />
      )}
    </section>
  );
}
