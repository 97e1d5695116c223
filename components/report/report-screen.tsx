import type { Route } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/list-status";
import type { AskedReport, Period } from "@/lib/moods/report-period";
import { longerThan } from "@/lib/moods/report-period";
import { PrintButton } from "./print-button";
import { ReportForm } from "./report-form";
import { ReportSheet, type ReportSheetProps } from "./report-sheet";
import { periodInWords } from "./report-words";

interface ReportScreenProps extends Pick<ReportSheetProps, "name" | "today" | "region"> {
  asked: AskedReport;
  /** Null where none was asked for that can be made. */
  report: ReportSheetProps["report"] | null;
}

/** What the report is of, and the report as it will be on paper. */
export function ReportScreen({ asked, report, name, today, region }: ReportScreenProps) {
  const { period, withName } = asked;
  return (
    <div className="stack">
      <ReportForm asked={asked} hasName={name !== ""} today={today} />
      {report && period && report.entries === 0 && (
        <NothingThen period={period} today={today} region={region} />
      )}
      {report && period && report.entries > 0 && (
        <>
          <div className="flex justify-end">
            <PrintButton />
          </div>
          <ReportSheet
            report={report}
            period={period}
            name={withName ? name : ""}
            today={today}
            region={region}
          />
        </>
      )}
    </div>
  );
}

interface NothingThenProps extends Pick<ReportSheetProps, "today" | "region"> {
  period: Period;
}

function NothingThen({ period, today, region }: NothingThenProps) {
  const longer = longerThan(period, today);
  const way = longer
    ? { href: `/progress/report?${longer.query}` as Route, label: `Look at ${longer.words}` }
    : { href: "/sliders" as Route, label: "Check in now" };
  return (
    <Card>
      <EmptyState
        title="No entries on these days"
        action={<ButtonLink href={way.href}>{way.label}</ButtonLink>}
      >
        Nothing was rated from {periodInWords(period, region)}, and that's all right.
        {longer && " A longer time may have more to show."}
      </EmptyState>
    </Card>
  );
}
