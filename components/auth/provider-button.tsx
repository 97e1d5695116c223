import { buttonClass } from "@/components/ui/button-class";
import { toast } from "@/components/ui/toast-store";
import { Tooltip } from "@/components/ui/tooltip";

interface ProviderButtonProps {
  /** Such as "Google". */
  name: string;
  href: "/api/auth/google" | "/api/login";
  icon: React.ReactNode;
  /** Undefined while the server has not said. */
  isSetUp: boolean | undefined;
}

const LOOK = buttonClass({ variant: "outline", block: true });

/** The way in by a provider; where the server has set none up it stays, and says so. */
export function ProviderButton({ name, href, icon, isSetUp }: ProviderButtonProps) {
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
  const why = `This server has not set up sign-in with ${name}.`;
  // Not `disabled`: such a button takes no focus, and its tooltip would be nobody's.
  const button = (
    <button
      type="button"
      aria-disabled="true"
      aria-busy={isSetUp === undefined || undefined}
      className={LOOK}
      onClick={() => isSetUp === false && toast({ title: `${name} sign-in`, description: why })}
    >
      {words}
    </button>
  );
  return isSetUp === false ? <Tooltip text={why}>{button}</Tooltip> : button;
}
