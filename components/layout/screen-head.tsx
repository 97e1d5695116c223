import { ArrowLeft } from "lucide-react";
import type { Route } from "next";
import { AppLink } from "@/components/ui/app-link";

interface ScreenHeadProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
  /** Where this screen was reached from. */
  back?: { href: Route; label: string };
}

/** The page's title on the sky; its width keeps words clear of the sun and the moon. */
export function ScreenHead({ title, subtitle, back }: ScreenHeadProps) {
  return (
    <div className="head">
      {back && (
        <AppLink href={back.href} className="link gap-1.5">
          <ArrowLeft />
          {back.label}
        </AppLink>
      )}
      <h1 className="title">{title}</h1>
      {subtitle && <p>{subtitle}</p>}
    </div>
  );
}
