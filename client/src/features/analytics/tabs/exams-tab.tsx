import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { shortDate } from "../../../lib/format-moment.ts";
import { asCount, asPercent, asShort } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import { TimeChart } from "../charts/time-chart.tsx";
import { sumOfDays, totalOf } from "../day-numbers.ts";
import { dayTable, numbers } from "../day-table.ts";
import { DaysPart } from "./days-part.tsx";

/** Finished exam sessions, and their scores. */
export function ExamsTab({ period }: { period: AnalyticsPeriod }) {
  return (
    <DaysPart period={period}>
      {(days) => (
        <>
          <Sessions days={days} />
          <Scores days={days} />
        </>
      )}
    </DaysPart>
  );
}

interface DaysProps {
  days: readonly AnalyticsDay[];
}

const noneYet =
  "No exam session was finished on these days. Sessions and their scores will be here.";

const finishedOn = ({ examsFinished }: AnalyticsDay) => totalOf(examsFinished);
const isNone = (days: readonly AnalyticsDay[]) => days.every((day) => finishedOn(day) === 0);

function Sessions({ days }: DaysProps) {
  const exams = Object.entries(sumOfDays(days, "examsFinished"));
  const table = dayTable("sessions", days, [
    ...exams.map(([exam]) =>
      numbers<AnalyticsDay>(exam, exam, ({ examsFinished }) => examsFinished[exam] ?? 0),
    ),
    numbers("all", "All", finishedOn),
  ]);
  return (
    <ChartCard
      title="Exam sessions"
      hint={exams.map(([exam, count]) => `${exam} ${asCount(count ?? 0)}`).join(" · ")}
      table={table}
      empty={isNone(days) ? noneYet : null}
    >
      <TimeChart
        label="Finished exam sessions by day"
        rows={days}
        nameOf={({ day }) => shortDate(day)}
        series={[{ name: "Finished", variant: "filled", value: finishedOn }]}
        format={asCount}
        formatShort={asShort}
      />
    </ChartCard>
  );
}

function Scores({ days }: DaysProps) {
  const score = ({ examMeanScore }: AnalyticsDay) => examMeanScore;
  const table = dayTable("scores", days, [
    numbers("finished", "Finished", finishedOn),
    numbers("score", "Mean score", score, asPercent),
  ]);
  return (
    <ChartCard
      title="Exam scores"
      hint="The mean score of the sessions that were finished that day."
      table={table}
      empty={isNone(days) ? noneYet : null}
    >
      <TimeChart
        label="Mean exam score by day"
        rows={days}
        nameOf={({ day }) => shortDate(day)}
        series={[{ name: "Mean score", variant: "solid", value: score }]}
        format={asPercent}
        top={100}
      />
    </ChartCard>
  );
}
