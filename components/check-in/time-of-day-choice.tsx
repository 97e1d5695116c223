import { MoonStar, Sun, Sunrise } from "lucide-react";
import { Card } from "@/components/ui/card";
import { SegmentedControl, type SegmentOption } from "@/components/ui/segmented-control";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";

const OPTIONS: readonly SegmentOption<TimeOfDay>[] = [
  { value: "morning", label: "Morning", icon: <Sunrise /> },
  { value: "afternoon", label: "Afternoon", icon: <Sun /> },
  { value: "evening", label: "Evening", icon: <MoonStar /> },
];

interface TimeOfDayChoiceProps {
  value: TimeOfDay;
  onChange: (value: TimeOfDay) => void;
}

export function TimeOfDayChoice({ value, onChange }: TimeOfDayChoiceProps) {
  return (
    <Card variant="lift" className="check-in-when">
      <SegmentedControl tall legend="Time of day" options={OPTIONS} value={value} onChange={onChange} />
    </Card>
  );
}
