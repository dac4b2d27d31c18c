import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { shortDate } from "../../../lib/format-moment.ts";
import { asCount, asPercent, asShort, shareOf } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import { TimeChart } from "../charts/time-chart.tsx";
import { dayTable, numbers } from "../day-table.ts";
import { DaysPart } from "./days-part.tsx";
import { FeatureUsage } from "./feature-usage.tsx";
import { UsesByDay } from "./uses-by-day.tsx";

/** Use, active students, and how often they return. */
export function OverviewTab({ period }: { period: AnalyticsPeriod }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <FeatureUsage period={period} />
      <DaysPart period={period}>
        {(days) => (
          <>
            <ActiveStudents days={days} />
            <Stickiness days={days} />
            <div className="@min-[48rem]:col-span-2">
              <UsesByDay days={days} />
            </div>
          </>
        )}
      </DaysPart>
    </div>
  );
}

interface DaysProps {
  days: readonly AnalyticsDay[];
}

const nobodyYet = "No student was active on these days. Each day will have its bar here.";

const isNobody = (days: readonly AnalyticsDay[]) => days.every((day) => day.activeInMonth === 0);

function ActiveStudents({ days }: DaysProps) {
  const table = dayTable("active", days, [
    numbers("active", "Active", ({ activeStudents }) => activeStudents),
    numbers("signUps", "Sign-ups", ({ signUps }) => signUps),
  ]);
  return (
    <ChartCard
      title="Active students"
      hint="Students who asked something or began an exam session that day."
      table={table}
      empty={isNobody(days) ? nobodyYet : null}
    >
      <TimeChart
        label="Active students by day"
        rows={days}
        nameOf={({ day }) => shortDate(day)}
        series={[
          { name: "Active", variant: "filled", value: ({ activeStudents }) => activeStudents },
        ]}
        format={asCount}
        formatShort={asShort}
      />
    </ChartCard>
  );
}

/** DAU divided by MAU: the share of a month's students who are active on a day. */
function stickinessOf({ activeStudents, activeInMonth }: AnalyticsDay): number | null {
  return shareOf(activeStudents, activeInMonth);
}

function Stickiness({ days }: DaysProps) {
  const table = dayTable("stickiness", days, [
    numbers("dau", "That day", ({ activeStudents }) => activeStudents),
    numbers("wau", "7 days", ({ activeInWeek }) => activeInWeek),
    numbers("mau", "30 days", ({ activeInMonth }) => activeInMonth),
    numbers("stickiness", "Stickiness", stickinessOf, asPercent),
  ]);
  return (
    <ChartCard
      title="Stickiness"
      hint="Of the students who were active in the 30 days up to a day, the share that was active on it (DAU/MAU)."
      table={table}
      empty={isNobody(days) ? nobodyYet : null}
    >
      <TimeChart
        label="Stickiness by day"
        rows={days}
        nameOf={({ day }) => shortDate(day)}
        series={[{ name: "Stickiness", variant: "solid", value: stickinessOf }]}
        format={asPercent}
        top={10}
      />
    </ChartCard>
  );
}
