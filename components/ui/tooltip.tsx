"use client";

import { Tooltip as Radix } from "radix-ui";

/** A few words about a control. Never the only place where they stand: touch has no hover. */
export function Tooltip({ text, children }: { text: string; children: React.ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={8} collisionPadding={16}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
