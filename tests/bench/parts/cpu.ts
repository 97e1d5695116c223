import { measure, median, ratio } from "../support/load";
import { signedIn } from "../support/members";
import { runProgram } from "../support/program";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

/** Processor time per request, beside an app that does nothing. On PostgreSQL, whose own time is not the app's. */
export async function cpu(stage: Stage): Promise<Row[]> {
  const [empty, ours] = [await stage.empty(), await stage.ours("postgres")];
  const headers = signedIn(ours.short);
  const figures = await measure({
    emptyPage: { server: empty, ask: () => ({ path: "/" }) },
    dashboard: { server: ours, ask: () => ({ path: "/", headers }) },
    emptyGet: { server: empty, ask: () => ({ path: "/api/empty" }) },
    progress: { server: ours, ask: () => ({ path: "/progress", headers }) },
    list: { server: ours, ask: () => ({ path: "/api/quotes/recent", headers }) },
    emptyPost: { server: empty, ask: (turn) => ({ path: "/api/empty", body: checkIn(turn) }) },
    checkIn: { server: ours, ask: (turn) => checkInOf(ours.others, turn) },
  });
  const { cpuMs: writer } = (await runProgram("tests/bench/programs/writer.ts", {})) as { cpuMs: number };
  const ms = (name: keyof typeof figures) => median(figures[name]).toFixed(2);
  const withoutWriter = figures.checkIn.map((value) => value - writer);
  return [
    {
      figure: "Dashboard with its data ÷ empty page",
      value: ratio(figures.dashboard, figures.emptyPage),
      target: 1.9,
      goal: 1.2,
      note: `${ms("dashboard")} ÷ ${ms("emptyPage")} ms`,
    },
    {
      figure: "Progress with its data ÷ empty page",
      value: ratio(figures.progress, figures.emptyPage),
      target: 2.8,
      goal: 2,
      note: `${ms("progress")} ÷ ${ms("emptyPage")} ms`,
    },
    {
      figure: "List of 30 (call) ÷ empty page",
      value: ratio(figures.list, figures.emptyPage),
      target: 2,
      note: `${ms("list")} ÷ ${ms("emptyPage")} ms`,
    },
    {
      figure: "List of 30 (call) ÷ empty GET",
      value: ratio(figures.list, figures.emptyGet),
      note: `${ms("list")} ÷ ${ms("emptyGet")} ms`,
    },
    {
      figure: "Check-in without its writer ÷ empty POST",
      value: ratio(withoutWriter, figures.emptyPost),
      target: 4.5,
      goal: 3,
      note: `(${ms("checkIn")} - ${writer.toFixed(2)}) ÷ ${ms("emptyPost")} ms`,
    },
  ];
}

/** Each of the others in turn, so that nobody meets the limit of check-ins in an hour. */
function checkInOf(others: readonly string[], turn: number) {
  const token = others[turn % others.length] ?? "";
  return { path: "/api/quotes/generate", body: checkIn(turn), headers: signedIn(token) };
}

function checkIn(turn: number) {
  return { stressLevel: 1 + (turn % 5), sleepQuality: 1 + ((turn * 3) % 5), timeOfDayPreference: "evening" };
}
