import { SunMark } from "@/components/ui/sun-mark";

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: React.ReactNode;
  /** One button. */
  action?: React.ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <SunMark />
      <h2 className="card-title">{title}</h2>
      {children && <p className="text-ink-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
