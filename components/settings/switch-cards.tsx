"use client";

import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark, EyeOff, Flame, Moon, SunMoon } from "lucide-react";
import { useId } from "react";
import { CHOICE_KEY, setCover, useCoverChoice } from "@/components/device/cover-choice";
import { chooseTheme, useTheme } from "@/components/layout/use-theme";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { toastFailure } from "@/components/ui/toast-failure";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

interface SwitchCardProps {
  title: string;
  icon: React.ReactNode;
  /** What the switch turns on. */
  label: string;
  /** What that means. */
  hint: string;
  /** Where the choice is kept. */
  path: "/api/user/resurfacing" | "/api/user/streaks";
  /** Reads that the choice changes. */
  changes: readonly QueryKey[];
}

/** A choice that is kept with the member's account, on or off. */
function SwitchCard({ title, icon, label, hint, path, changes }: SwitchCardProps) {
  const labelId = useId();
  const choice = useQuery({ queryKey: [path], queryFn: ({ signal }) => call(path, { signal }) });
  const { mutate, isPending } = useChoose(path, changes);
  return (
    <Card>
      <CardTitle as="h3">{title}</CardTitle>
      <Loaded
        query={choice}
        waiting={<Skeleton className="mt-3 h-14 w-full" />}
        failed="We couldn't load this setting just now."
      >
        {({ isOn }) => (
          <div className="srow">
            {icon}
            <span className="grow">
              <span id={labelId} className="block font-medium">
                {label}
              </span>
              <span className="block text-sm text-ink-soft">{hint}</span>
            </span>
            <Switch labelledBy={labelId} checked={isOn} disabled={isPending} onCheckedChange={mutate} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function useChoose(path: SwitchCardProps["path"], changes: SwitchCardProps["changes"]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(path, { method: "PUT", body: { isOn } }),
    onSuccess: (choice) => {
      queries.setQueryData([path], choice);
      for (const queryKey of changes) queries.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      toastFailure("Not changed", error, "We couldn't change this setting. Please try again."),
  });
}

/** Whether words that the member kept come back to Home by themselves. */
export function KeptWordsCard() {
  return (
    <SwitchCard
      title="Saved words"
      icon={<Bookmark className="lead" />}
      label="Show me saved words again"
      hint="Now and then, something you saved comes back on Home. Never more than one a day."
      path={queryKeys.resurfacing[0]}
      changes={[queryKeys.resurfaced]}
    />
  );
}

/** For whom counting days in a row is a burden. */
export function StreaksCard() {
  return (
    <SwitchCard
      title="Streaks"
      icon={<Flame className="lead" />}
      label="Show streaks"
      hint="Turn this off to hide your streak, weekly goal and milestones everywhere. Your entries stay as they are."
      path={queryKeys.streaks[0]}
      changes={[queryKeys.stats, queryKeys.analytics]}
    />
  );
}

const LABEL_ID = "dark-theme";

export function Appearance() {
  return (
    <Card>
      <CardTitle as="h3">Appearance</CardTitle>
      <div className="srow">
        <SunMoon className="lead" />
        <span className="grow">
          <span id={LABEL_ID} className="block font-medium">
            Dark theme
          </span>
          <span className="block text-sm text-ink-soft">The same valley, by night</span>
        </span>
        <ThemeToggle labelledBy={LABEL_ID} />
      </div>
    </Card>
  );
}

/** `labelledBy` names the text beside it, where there is one. */
export function ThemeToggle({ labelledBy }: { labelledBy?: string }) {
  const dark = useTheme() === "dark";
  return (
    <Switch
      checked={dark}
      label={labelledBy ? undefined : "Dark theme"}
      labelledBy={labelledBy}
      icon={<Moon />}
      onCheckedChange={(checked) => chooseTheme(checked ? "dark" : "light")}
    />
  );
}

/** For who shares a screen, a sofa or a train: what is open here is nobody else's to read. */
export function PrivacyCoverCard() {
  const labelId = useId();
  return (
    <Card>
      <CardTitle as="h3">Privacy cover</CardTitle>
      <div className="srow">
        <EyeOff className="lead" />
        <span className="grow">
          <span id={labelId} className="block font-medium">
            Cover {BRAND.name} when I leave
          </span>
          <span className="block text-sm text-ink-soft">
            When you switch to another app or tab, a plain page hides this one until you tap it. It isn't a
            lock: anyone using this device can still read what's open and your saved quotes. It only applies
            to this device.
          </span>
        </span>
        <Switch labelledBy={labelId} checked={useCoverChoice()} onCheckedChange={chooseCover} />
      </div>
    </Card>
  );
}

/** Keeps the choice for this device, for each of its tabs. */
export function chooseCover(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(CHOICE_KEY, "on");
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  setCover(wanted);
}
