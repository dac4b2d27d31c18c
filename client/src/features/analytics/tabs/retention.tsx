import type { Cohort } from "#shared/contracts/analytics.ts";
import { shortDate } from "../../../lib/format-moment.ts";
import { asPercent, shareOf } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import type { SeriesLook } from "../charts/series.ts";
import { TimeChart } from "../charts/time-chart.tsx";
import { numbers } from "../day-table.ts";
import { retentionTable } from "./cohort-table.ts";

const lines: readonly { day: number; variant: SeriesLook }[] = [
  { day: 1, variant: "solid" },
  { day: 7, variant: "dashed" },
  { day: 30, variant: "dotted" },
];

/** Percent of a week's students who studied that many days after signing up, among those for whom that day has come. */
function keptOn(day: number, { retention }: Cohort): number | null {
  const found = retention.find((each) => each.day === day);
  return found ? shareOf(found.kept, found.of) : null;
}

export function Retention({ cohorts }: { cohorts: readonly Cohort[] }) {
  const columns = lines.map(({ day }) =>
    numbers<Cohort>(`day${day}`, `Day ${day}`, (cohort) => keptOn(day, cohort), asPercent),
  );
  return (
    <ChartCard
      title="Retention by week of sign-up"
      hint="Who studied again exactly so many days after signing up, of those for whom that day has come."
      table={retentionTable(cohorts, columns)}
      empty={
        cohorts.every((cohort) => keptOn(1, cohort) === null)
          ? "The day after the first sign-ups hasn't come yet. Who came back will be here."
          : null
      }
    >
      <TimeChart
        label="Retention by week of sign-up"
        rows={cohorts}
        nameOf={({ week }) => shortDate(week)}
        series={lines.map(({ day, variant }) => ({
          name: `Day ${day}`,
          variant,
          value: (cohort: Cohort) => keptOn(day, cohort),
        }))}
        format={asPercent}
        top={10}
      />
    </ChartCard>
  );
}
