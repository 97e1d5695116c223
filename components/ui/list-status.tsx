import { Spinner } from "@/components/ui/spinner";

/** In the place of a list that is on its way. */
export function ListStatus({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {children}
    </p>
  );
}
