import { SignOutLink } from "@/components/layout/sign-out-link";
import { LogOut } from "./nav-icons";

/** Signing out, at the top of a screen: an icon, or the icon and its word. */
export function SignOut({ label = "Sign out", withWord = false }: { label?: string; withWord?: boolean }) {
  if (withWord) {
    return (
      <SignOutLink className="btn btn-ghost btn-small text-ink">
        <LogOut />
        <span className="word">{label}</span>
      </SignOutLink>
    );
  }
  return (
    <SignOutLink className="icon-btn" aria-label={label}>
      <LogOut />
    </SignOutLink>
  );
}
