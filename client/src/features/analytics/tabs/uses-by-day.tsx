import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import { usedFeatures } from "#shared/domain/analytics.ts";
import { shortDate } from "../../../lib/format-moment.ts";
import { asCount, asShort, featureNames } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import { TimeChart } from "../charts/time-chart.tsx";
import { sumOfDays, totalOf } from "../day-numbers.ts";
import { dayTable, numbers } from "../day-table.ts";

/**
 * Questions by feature: a small chart each, all on one scale, so that colour doesn't have to distinguish six series.
 */
export function UsesByDay({ days }: { days: readonly AnalyticsDay[] }) {
  const sums = sumOfDays(days, "uses");
  const used = usedFeatures.filter((feature) => (sums[feature] ?? 0) > 0);
  const top = Math.max(0, ...days.flatMap(({ uses }) => Object.values(uses)));
  const table = dayTable("uses", days, [
    ...usedFeatures.map((feature) =>
      numbers<AnalyticsDay>(feature, featureNames[feature], ({ uses }) => uses[feature] ?? 0),
    ),
    numbers("all", "All", ({ uses }) => totalOf(uses)),
  ]);
  return (
    <ChartCard
      title="Questions by feature"
      hint="By day, all on one scale."
      table={table}
      empty={
        used.length === 0
          ? "No question was asked on these days. Each tool that is used will have its chart here."
          : null
      }
    >
      <ul className="grid grid-cols-1 gap-4 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
        {used.map((feature) => (
          <li key={feature} className="grid min-w-0 gap-1">
            <h3 className="font-medium">
              {featureNames[feature]}{" "}
              <span className="font-normal text-ink-soft">{asCount(sums[feature] ?? 0)}</span>
            </h3>
            <TimeChart
              label={`${featureNames[feature]} by day`}
              rows={days}
              nameOf={({ day }) => shortDate(day)}
              series={[
                {
                  name: featureNames[feature],
                  variant: "filled",
                  value: ({ uses }) => uses[feature] ?? 0,
                },
              ]}
              format={asCount}
              formatShort={asShort}
              top={top}
              isSmall
            />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
