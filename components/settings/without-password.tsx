import Link from "next/link";

/** How someone who comes in through a provider gets a password, which the act before them asks for. */
export function WithoutPassword({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-2 text-ink-soft">
      {children} To set one, use{" "}
      <Link href="/forgot-password" className="font-semibold text-primary-ink underline">
        Forgot password?
      </Link>{" "}
      with this account's email: we mail you a link for it.
    </p>
  );
}
