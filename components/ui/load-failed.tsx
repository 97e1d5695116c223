import { Button } from "@/components/ui/button";

interface LoadFailedProps {
  onRetry: () => void;
  /** What could not be loaded, and what to do. */
  children: React.ReactNode;
}

/** In the place of what could not be loaded. */
export function LoadFailed({ onRetry, children }: LoadFailedProps) {
  return (
    <div role="alert" className="grid content-start justify-items-start gap-3 py-2">
      <p className="text-ink-soft">{children}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
