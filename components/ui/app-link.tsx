"use client";

// biome-ignore lint/style/noRestrictedImports: the one place that wraps it.
import Link, { useLinkStatus } from "next/link";
import { setNextScreen } from "@/components/ui/next-screen";
import { Spinner } from "@/components/ui/spinner";

export type AppLinkProps = React.ComponentProps<typeof Link>;

/** A way to another page of the app. It shows at once that it was pressed, whatever the server and the network take. */
export function AppLink({ children, ...props }: AppLinkProps) {
  return (
    <Link {...props} onNavigate={() => leaveFor(String(props.href))}>
      <OnItsWay />
      {children}
    </Link>
  );
}

function OnItsWay() {
  const { pending } = useLinkStatus();
  return (
    pending && (
      <span className="going">
        <Spinner />
      </span>
    )
  );
}

function leaveFor(href: string) {
  const { pathname } = new URL(href, window.location.href);
  setNextScreen(pathname === window.location.pathname ? null : pathname);
}
