import type { Route } from "next";
import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { EmptyState } from "@/components/ui/list-status";
import { REPORT_WEEKS } from "@/lib/config/policy";
import { type AskedReport, longerThan, OWN_DAYS, type Period } from "@/lib/moods/report";
import { PrintButton } from "./print-button";
import { periodInWords, ReportSheet, type ReportSheetProps } from "./report-sheet";

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
        There are no entries from {periodInWords(period, region)}.{" "}
        {longer && " A longer period may have some."}
      </EmptyState>
    </Card>
  );
}

interface ReportFormProps {
  asked: AskedReport;
  hasName: boolean;
  today: string;
}

/** The browser's own form: it needs no script, and the address that it makes can be kept. */
function ReportForm({ asked, hasName, today }: ReportFormProps) {
  const { weeks, withName, withLines } = asked;
  return (
    <Card>
      <form action="/progress/report" autoComplete="off" className="group grid gap-5">
        <fieldset>
          <legend className="eyebrow mb-3">Which days</legend>
          <div className="seg tiles">
            {REPORT_WEEKS.map((each) => (
              <PeriodChoice key={each} value={String(each)} isChosen={each === weeks}>
                {each} weeks
              </PeriodChoice>
            ))}
            <PeriodChoice value={OWN_DAYS} isChosen={weeks === null}>
              {" "}
              Choose dates
            </PeriodChoice>
          </div>
        </fieldset>
        <OwnDays asked={asked} today={today} />
        <fieldset className="grid gap-1">
          <legend className="eyebrow mb-1">What else to show</legend>
          {hasName && (
            <Tick name="name" isTicked={withName}>
              My name
            </Tick>
          )}
          <Tick name="lines" isTicked={withLines}>
            The lines I wrote for myself
          </Tick>
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <button type="submit" className={buttonClass({ variant: "outline" })}>
            Show
          </button>
          <p className="text-sm text-ink-soft">It shows your ratings, but none of your quotes.</p>
        </div>
      </form>
    </Card>
  );
}

interface PeriodChoiceProps {
  value: string;
  isChosen: boolean;
  children: React.ReactNode;
}

function PeriodChoice({ value, isChosen, children }: PeriodChoiceProps) {
  return (
    <label>
      <input type="radio" name="weeks" value={value} defaultChecked={isChosen} />
      {children}
    </label>
  );
}

/** In sight once own days are chosen. */
function OwnDays({ asked: { typed, problem }, today }: Pick<ReportFormProps, "asked" | "today">) {
  return (
    <div className="hidden gap-2 group-has-[[value=own]:checked]:grid">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day">
          {(control) => (
            <OwnDay {...control} name="from" defaultValue={typed.from} max={today} problem={problem} />
          )}
        </Field>
        <Field label="Last day">
          {(control) => (
            <OwnDay {...control} name="to" defaultValue={typed.to} max={today} problem={problem} />
          )}
        </Field>
      </div>
      {problem && (
        <p id={PROBLEM} role="alert" className="hint bad">
          {problem}
        </p>
      )}
    </div>
  );
}

const PROBLEM = "days-problem";

function OwnDay({ problem, ...rest }: React.ComponentProps<"input"> & { problem: string | null }) {
  return (
    <Input
      {...rest}
      type="date"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? PROBLEM : undefined}
    />
  );
}

interface TickProps {
  name: string;
  isTicked: boolean;
  children: React.ReactNode;
}

function Tick({ name, isTicked, children }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} value="on" defaultChecked={isTicked} className="check" />
      {children}
    </label>
  );
}
