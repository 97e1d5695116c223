import clsx from "clsx";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { LifeBuoy } from "@/components/layout/site-icons";
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
    <Card className={clsx("notice", className)}>
      <LifeBuoy />
      <div>
        <CardTitle>{title}</CardTitle>
        <p>{text}</p>
        <CrisisLines />
      </div>
    </Card>
  );
}

interface NightStartProps {
  title: string;
  text: string;
  /** The button that begins. */
  children: React.ReactNode;
}

/** The end of a page that invites: the house by night, with its light on. */
export function NightStart({ title, text, children }: NightStartProps) {
  return (
    <section className="landing-section night-start">
      <h2 className="display text-2xl">{title}</h2>
      <p>{text}</p>
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
