import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import { shortDate } from "../../../lib/format-moment.ts";
import { asCount, asDollars, asPercent, asShort, shareOf } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import { TimeChart } from "../charts/time-chart.tsx";
import { costOf, tokensOf, totalOf } from "../day-numbers.ts";
import { dayTable, numbers } from "../day-table.ts";
import type { DayCaps } from "./days-part.tsx";

interface DaysProps {
  days: readonly AnalyticsDay[];
}

const noTokensYet =
  "No tokens were used on these days: the built-in tutor needs none. A model's will be here, against the day's cap.";

/** A cap far above the usage would make the bars tiny, so the chart shows it only if usage exceeds this share of it. */
const nearCap = 0.25;

/** Tokens by day, against the cap of all students together. */
export function Tokens({ days, caps }: DaysProps & { caps: DayCaps }) {
  const most = Math.max(0, ...days.map(tokensOf));
  const table = dayTable("tokens", days, [
    numbers("input", "Read", ({ inputTokens }) => totalOf(inputTokens)),
    numbers("output", "Written", ({ outputTokens }) => totalOf(outputTokens)),
    numbers("all", "All", tokensOf),
    numbers("ofCap", "Of the cap", (day) => shareOf(tokensOf(day), caps.service), asPercent),
  ]);
  return (
    <ChartCard
      title="Tokens"
      hint={capInWords(most, caps)}
      table={table}
      empty={most === 0 ? noTokensYet : null}
    >
      <TimeChart
        label="Tokens by day"
        rows={days}
        nameOf={({ day }) => shortDate(day)}
        series={[
          { name: "Read", variant: "filled", value: ({ inputTokens }) => totalOf(inputTokens) },
          {
            name: "Written",
            variant: "outlined",
            value: ({ outputTokens }) => totalOf(outputTokens),
          },
        ]}
        format={asCount}
        formatShort={asShort}
        bound={
          most > nearCap * caps.service && caps.service > 0
            ? { value: caps.service, name: "Cap" }
            : undefined
        }
      />
    </ChartCard>
  );
}

function capInWords(most: number, { service, perStudent }: DayCaps): string {
  const ofAll =
    service === 0
      ? "No cap is set on a day's tokens."
      : `The busiest day used ${asPercent(shareOf(most, service) ?? 0)} of the cap of ${asCount(service)} a day.`;
  return perStudent === 0 ? ofAll : `${ofAll} A student's cap is ${asCount(perStudent)}.`;
}

export function Cost({ days }: DaysProps) {
  const all = days.reduce((sum, day) => sum + costOf(day), 0);
  const models = [...new Set(days.flatMap(({ costMicroUsd }) => Object.keys(costMicroUsd)))];
  const table = dayTable("cost", days, [
    ...models.map((model) =>
      numbers<AnalyticsDay>(
        model.replaceAll(".", "-"),
        model,
        ({ costMicroUsd }) => (costMicroUsd[model] ?? 0) / 1_000_000,
        asDollars,
      ),
    ),
    numbers("all", "All, US$", costOf, asDollars),
  ]);
  return (
    <ChartCard
      title="Cost"
      hint={`${asDollars(all)} on these days, by MODEL_PRICES; a model without a price isn't in it.`}
      table={table}
      empty={
        all === 0 ? "Nothing had to be paid on these days. What models cost will be here." : null
      }
    >
      <TimeChart
        label="Cost by day in US dollars"
        rows={days}
        nameOf={({ day }) => shortDate(day)}
        series={[{ name: "US$", variant: "filled", value: costOf }]}
        format={asDollars}
      />
    </ChartCard>
  );
}
