import clsx from "clsx";
import { LifeBuoy } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";

const TEXT = `${BRAND.name} supports wellness. It is not medical advice, not a diagnosis and not a substitute for a professional. If you're in crisis or thinking of harming yourself, please talk to someone now.`;

export function ImportantNotice() {
  return <NoticeCard title="Important Notice" text={TEXT} className="landing-section" />;
}

interface NoticeCardProps {
  title: string;
  text: string;
  className?: string;
}

/** What this is not, and who to talk to instead. */
export function NoticeCard({ title, text, className }: NoticeCardProps) {
  return (
    <Card className={clsx("grid gap-3 md:grid-cols-[auto_1fr] md:gap-5 md:p-8", className)}>
      <LifeBuoy className="size-7 stroke-[1.5] text-primary-ink" />
      <div className="[&_p]:mt-2 [&_p]:max-w-[62ch]">
        <CardTitle>{title}</CardTitle>
        <p>{text}</p>
        <CrisisLines />
      </div>
    </Card>
  );
}

/* Always at night, the house with its light on. */
const NIGHT = clsx(
  "min-h-88 rounded-xl px-6 py-10 text-[#eef1e9] lg:min-h-100 lg:p-14",
  "[background:#0a1417_url('/art/valley-night.svg')_-905px_bottom/cover] lg:[background-position-x:center]",
  "dark:[box-shadow:inset_0_0_0_1px_var(--line)] [&_:focus-visible]:[outline-color:#f8cf8b]",
  "[&_.btn-primary]:bg-[#f3be68] [&_.btn-primary]:text-[#2a1c02] [&_.btn-primary:hover]:bg-[#f8cf8b]",
);

interface NightStartProps {
  title: string;
  text: string;
  /** The button that begins. */
  children: React.ReactNode;
}

/** The end of a page that invites: the house by night, with its light on. */
export function NightStart({ title, text, children }: NightStartProps) {
  return (
    <section className={clsx("landing-section", NIGHT)}>
      <h2 className="display text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-[#d3dcd6]">{text}</p>
      {children}
    </section>
  );
}

export function ReadyToStart() {
  return (
    <NightStart title="Ready to Start?" text="Today's entry can be a short one. It still counts.">
      <ButtonLink href="/auth?tab=create-account">Start Free Trial</ButtonLink>
    </NightStart>
  );
}
