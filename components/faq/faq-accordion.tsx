"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { useFaqHash } from "./use-faq-hash";

interface FaqAccordionProps {
  multiple: boolean;
  children: React.ReactNode;
}

export function FaqAccordion({ multiple, children }: FaqAccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  useFaqHash(list);
  const setAll = (open: boolean) => {
    for (const entry of list.current?.querySelectorAll("details") ?? []) entry.open = open;
  };
  return (
    <div ref={list} className="faq">
      {multiple && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="small" onClick={() => setAll(true)}>
            Expand All
          </Button>
          <Button variant="outline" size="small" onClick={() => setAll(false)}>
            Collapse All
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
