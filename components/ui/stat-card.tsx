import { Card } from "@/components/ui/card";

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
