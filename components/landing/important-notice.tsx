import { LifeBuoy } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";

export function ImportantNotice() {
  return (
    <Card className="landing-section grid gap-3 md:grid-cols-[auto_1fr] md:gap-5 md:p-8">
      <LifeBuoy className="size-7 text-primary-ink stroke-[1.5]" />
      <div>
        <CardTitle>Important Notice</CardTitle>
        <p className="max-w-[62ch] mt-2">
          {BRAND.name} supports wellness. It is not medical advice, not a diagnosis and not a substitute for a
          professional. If you're in crisis or thinking of harming yourself, please talk to someone now.
        </p>
        <CrisisLines />
      </div>
    </Card>
  );
}

export function ReadyToStart() {
  return (
    <section className="landing-section min-h-88 px-6 py-10 rounded-xl [background:#0a1417_url('/art/valley-night.svg')_-905px_bottom_/_cover] text-[#eef1e9] dark:inset-ring dark:inset-ring-line [&_.btn-primary]:[background:#f3be68] [&_.btn-primary]:text-[#2a1c02] [&_.btn-primary:hover]:[background:#f8cf8b] [&_:focus-visible]:[outline-color:#f8cf8b] lg:min-h-100 lg:p-14 lg:[background-position-x:center]">
      <h2 className="display text-2xl">Ready to Start?</h2>
      <p className="mt-2 mb-5 text-[#d3dcd6]">Today's entry can be a short one. It still counts.</p>
      <ButtonLink href="/auth?tab=create-account">Start Free Trial</ButtonLink>
    </section>
  );
}
