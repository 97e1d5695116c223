import { AppLink } from "@/components/ui/app-link";

/** How someone who comes in through a provider gets a password, which the act before them asks for. */
export function WithoutPassword({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-2 text-ink-soft">
      {children} To set one, use{" "}
      <AppLink href="/forgot-password" className="font-semibold text-primary-ink underline">
        Forgot password?
      </AppLink>{" "}
      with this account's email: we'll email you a link.
    </p>
  );
}
