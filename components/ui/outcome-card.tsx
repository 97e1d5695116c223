"use client";

import { useEffect, useRef } from "react";
import { Card } from "@/components/ui/card";

interface OutcomeCardProps {
  title: string;
  /** A picture of the outcome, for the eye only. */
  icon: React.ReactNode;
  children: React.ReactNode;
}

/** What came of it, in the place of the form. Its title takes the focus, so that screen readers go along. */
export function OutcomeCard({ title, icon, children }: OutcomeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card
      variant="lift"
      className="grid justify-items-center gap-3 text-center [&>.lucide]:size-10 [&>.lucide]:text-primary-ink"
    >
      {icon}
      <h2 ref={heading} tabIndex={-1} className="card-title focus-visible:[outline:none]">
        {title}
      </h2>
      {children}
    </Card>
  );
}
