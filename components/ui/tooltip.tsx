"use client";

import { Tooltip as Radix } from "radix-ui";

/**
 * A few words about a control. Never the only place where they stand: touch has no hover. It brings its own provider,
 * so that only screens with a tooltip load what places one.
 */
export function Tooltip({ text, children }: { text: string; children: React.ReactElement }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" sideOffset={8} collisionPadding={16}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
