import { dehydrate, QueryClient } from "@tanstack/react-query";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { ConsentKnown } from "@/components/consent/cookie-question";
import { CrisisHelp } from "@/components/crisis/crisis-lines";
import { KeptCheckIns, RefusedPlace } from "@/components/device/kept-check-ins";
import { AccessOver } from "@/components/layout/access-expiry";
import { MemberNav, ScreenBody, SignOutLink } from "@/components/layout/member-nav";
import { LogOut } from "@/components/layout/nav-icons";
import { Nonce } from "@/components/layout/nonce";
import { RegionAsked } from "@/components/layout/region";
import { BackLink, FavoritesLink, ScreenHead } from "@/components/layout/screen-head";
import { DemoMark, SkipLink, TopBar } from "@/components/layout/top-bar";
import { Valley } from "@/components/layout/valley";
import type { Viewer } from "@/lib/access/viewer";
import { isDemo, isSecure } from "@/lib/config/env";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import { cookieConsentOf } from "@/lib/consent/queries";
import { billing } from "@/lib/subscriptions/billing/billing";
import { accessOf } from "@/lib/subscriptions/rules";
import { now } from "@/lib/time/clock";
import { regionOf } from "@/lib/time/region";

interface MemberFrameProps extends Omit<React.ComponentProps<typeof MemberShell>, "memberName" | "demo"> {
  viewer: Viewer;
  /** The screen is for members with access: to others the page says at once that they have none, and why. */
  needsAccess?: boolean;
  /** Whether the panel with the crisis lines stands folded, where a screen may show it. */
  knowsCrisisLines?: boolean;
  /** Whether the member has chosen about cookies, where the page has read that already. */
  hasCookieChoice?: boolean;
}

/** The frame of a member's page. */
export async function MemberFrame(props: MemberFrameProps) {
  const {
    viewer,
    needsAccess = false,
    knowsCrisisLines = false,
    hasCookieChoice,
    children,
    ...shell
  } = props;
  const access = needsAccess ? accessOf(viewer.subscription, now()) : "granted";
  return (
    <RegionAsked region={await askedRegion()}>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <CrisisHelp timeZone={viewer.timeZone} known={knowsCrisisLines}>
        <MemberShell {...shell} memberName={nameOf(viewer)} demo={showsDemo()}>
          <RefusedPlace />
          {access === "granted" ? children : <AccessOver reason={access} />}
        </MemberShell>
      </CrisisHelp>
      <KeptCheckIns memberId={viewer.id} />
      <KnownChoice viewer={viewer} hasChosen={hasCookieChoice} />
    </RegionAsked>
  );
}

/** Full name, first name or address. */
function nameOf({ firstName, lastName, email }: Viewer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

/** Keeps a member from being asked about cookies again where they chose elsewhere, and this browser does not know. */
export async function KnownChoice({ viewer, hasChosen }: { viewer: Viewer; hasChosen?: boolean }) {
  if (hasConsentMark((await cookies()).toString(), isSecure())) return null;
  return (hasChosen ?? (await cookieConsentOf({ userId: viewer.id }))) ? <ConsentKnown /> : null;
}

/** Whether a member's screen says that this is the demo: not where real money is taken. */
export function showsDemo(): boolean {
  return isDemo() && !billing().takesPayment;
}

/** How the browser that asks for this page writes its dates. */
export const askedRegion = cache(async () => regionOf((await headers()).get("accept-language")));

interface MemberShellProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
  /** Where this screen was reached from. */
  back?: React.ComponentProps<typeof BackLink>;
  /** Whether the favorites are a press away on a phone as well. */
  toFavorites?: boolean;
  /** At the right of the top; signing out unless told. */
  action?: React.ReactNode;
  /** Before the brand, such as the menu of Settings. */
  leading?: React.ReactNode;
  /** Full name, first name or e-mail: who is signed in. */
  memberName: string;
  demo?: boolean;
  /** `tall` on Home. */
  scene?: "tall" | "low";
  /** Which of sun and moon goes with the greeting. */
  sky?: React.ComponentProps<typeof Valley>["sky"];
  children: React.ReactNode;
}

/** The frame of every member screen. */
function MemberShell(props: MemberShellProps) {
  const {
    title,
    subtitle,
    back,
    toFavorites,
    action = <SignOut />,
    leading,
    memberName,
    demo = false,
    scene,
    sky,
  } = props;
  return (
    <>
      <SkipLink />
      <MemberNav memberName={memberName} demo={demo} />
      <Valley scene={scene} sky={sky} />
      <div className={scene === "tall" ? "app tall" : "app"}>
        <TopBar leading={leading} action={action} />
        <main id="main" tabIndex={-1} className="page">
          <ScreenBody>
            <ScreenHead
              title={title}
              subtitle={subtitle}
              above={back && <BackLink {...back} />}
              below={toFavorites && <FavoritesLink />}
            />
            {props.children}
          </ScreenBody>
          {demo && (
            <p className="mt-8 text-center lg:hidden">
              <DemoMark />
            </p>
          )}
        </main>
      </div>
    </>
  );
}

/** Signing out, at the top of a screen: an icon, or the icon and its word. */
export function SignOut({ label = "Sign out", withWord = false }: { label?: string; withWord?: boolean }) {
  if (withWord) {
    return (
      <SignOutLink className="btn btn-ghost btn-small text-ink">
        <LogOut />
        <span className="word">{label}</span>
      </SignOutLink>
    );
  }
  return (
    <SignOutLink className="icon-btn" aria-label={label}>
      <LogOut />
    </SignOutLink>
  );
}

/** A read that the screen will ask for by its key, answered already. */
export type Loaded = readonly [key: readonly unknown[], value: unknown];

/** What the server read, as `ReadAlready` takes it over: one text, because React walks an object value by value. */
export function readAlready(loaded: readonly Loaded[]): string {
  const queries = new QueryClient();
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return JSON.stringify(dehydrate(queries));
}
