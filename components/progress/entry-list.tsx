"use client";

import { useState } from "react";
import { AllEntries } from "@/components/progress/all-entries";
import { DayEntries } from "@/components/progress/day-entries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

interface EntryListProps {
  today: string;
  date: string | null;
}

/** Every entry, newest first; one day's before all others where a day was asked for. */
export function EntryList({ today, date }: EntryListProps) {
  const [showsAll, setShowsAll] = useState(date === null);
  return (
    <Card className="entries">
      <CardTitle>Your Progress Journey</CardTitle>
      <div className="entries-scroll">
        {date && <DayEntries date={date} today={today} />}
        {showsAll ? (
          <AllEntries today={today} except={date} />
        ) : (
          <Button variant="outline" size="small" className="mt-3" onClick={() => setShowsAll(true)}>
            Show all entries
          </Button>
        )}
      </div>
    </Card>
  );
}
