"use client";

import { Tabs as Radix } from "radix-ui";

export interface TabItem {
  value: string;
  label: string;
  content: React.ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
}

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List className="seg" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
