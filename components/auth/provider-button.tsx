"use client";

import { useLater } from "@/components/layout/use-later";
import { buttonClass } from "@/components/ui/button-class";
import { toast } from "@/components/ui/toast-store";

interface ProviderButtonProps {
  /** Such as "Google". */
  name: string;
  href: "/api/auth/google" | "/api/login";
  icon: React.ReactNode;
  /** Undefined while the server has not said. */
  isSetUp: boolean | undefined;
}

const loadTooltip = () => import("@/components/ui/tooltip").then((module) => module.Tooltip);

const LOOK = buttonClass({ variant: "outline", block: true });

/** The way in by a provider; where the server has set none up it stays, and says so. */
export function ProviderButton({ name, href, icon, isSetUp }: ProviderButtonProps) {
  // Most servers have their providers set up, and need none.
  const Tooltip = useLater(loadTooltip, isSetUp === false);
  const words = (
    <>
      {icon}
      Continue with {name}
    </>
  );
  if (isSetUp) {
    // A plain link: a router link would fetch the address ahead and begin to sign in.
    return (
      <a href={href} className={LOOK}>
        {words}
      </a>
    );
  }
  const why = `This server hasn't set up sign-in with ${name}.`;
  // Not `disabled`: such a button takes no focus, and its tooltip would be nobody's.
  const button = (
    <button
      type="button"
      aria-disabled="true"
      aria-busy={!Tooltip || undefined}
      className={LOOK}
      onClick={() => isSetUp === false && toast({ title: `${name} sign-in`, description: why })}
    >
      {words}
    </button>
  );
  return Tooltip ? <Tooltip text={why}>{button}</Tooltip> : button;
}
