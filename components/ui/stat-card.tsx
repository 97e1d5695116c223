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

/** One figure: label, number, what it means. */
export function StatCard({ icon, label, value, unit, note }: StatCardProps) {
  return (
    <Card className="stat">
      <h2 className="k">
        {icon}
        {label}
      </h2>
      <p className="v">
        {value}
        {unit && <small>{unit}</small>}
      </p>
      <div className="n">{note}</div>
    </Card>
  );
}

const PLACES = ["first", "second", "third", "fourth"];

/** Four stat cards on their way. Say beside them, in words, what is loading. */
export function StatSkeletons() {
  return (
    <div className="stats four" aria-hidden="true">
      {PLACES.map((place) => (
        <Card key={place} className="stat">
          <Skeleton className="h-4 w-24 max-w-full" />
          <Skeleton className="h-8 w-16" />
          <Skeleton className="h-4 w-20" />
        </Card>
      ))}
    </div>
  );
}
