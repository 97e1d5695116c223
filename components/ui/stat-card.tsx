import { Card } from "./card";
import { Skeleton } from "./spinner";

interface StatCardProps {
  icon: React.ReactNode;
  label: string;
  /** The figure, or what stands in its place. */
  value: React.ReactNode;
  unit?: string;
  /** One line of meaning. */
  note?: React.ReactNode;
}

/** Three or four stat cards: two a row, one where text is large, wide all in one. */
export function StatCards({ children, ...rest }: React.ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] gap-3 *:last:odd:col-span-full lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-4 lg:*:last:odd:col-span-1"
    >
      {children}
    </div>
  );
}

const STAT = "stat grid min-h-30 grid-rows-[auto_1fr_auto] items-center gap-2 p-4 lg:p-5";

/** One figure: label, number, what it means. */
export function StatCard({ icon, label, value, unit, note }: StatCardProps) {
  return (
    <Card className={STAT}>
      <h2 className="flex items-center gap-1.75 text-sm font-medium text-ink-soft [&_.lucide]:text-primary-ink">
        {icon}
        {label}
      </h2>
      <p className="text-xl/none font-display font-medium lining-nums tabular-nums flex flex-wrap items-center gap-2">
        {value}
        {unit && (
          <small className="flex-1 text-sm/[1.2] font-text font-normal normal-nums text-ink-soft">
            {unit}
          </small>
        )}
      </p>
      <div className="text-sm text-ink-soft">{note}</div>
    </Card>
  );
}

const PLACES = ["first", "second", "third", "fourth"];

/** Four stat cards on their way. Say beside them, in words, what is loading. */
export function StatSkeletons() {
  return (
    <StatCards aria-hidden="true">
      {PLACES.map((place) => (
        <Card key={place} className={STAT}>
          <Skeleton className="h-4 w-24 max-w-full" />
          <Skeleton className="h-8 w-16" />
          <Skeleton className="h-4 w-20" />
        </Card>
      ))}
    </StatCards>
  );
}
