import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { shortDate } from "../../../lib/format-moment.ts";
import { asCount, asPercent, asSeconds, engineName, shareOf } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import { ShareBars } from "../charts/share-bars.tsx";
import { TimeChart } from "../charts/time-chart.tsx";
import { answersByEngine, callsByEnding, type Ending, endings } from "../day-numbers.ts";
import { dayTable, numbers } from "../day-table.ts";
import { DaysPart } from "./days-part.tsx";
import { Cost, Tokens } from "./tokens-and-cost.tsx";

/** Answers by engine: their verdicts, speed and tools. */
export function AnswersTab({ period }: { period: AnalyticsPeriod }) {
  return (
    <DaysPart period={period}>
      {(days, caps) => (
        <>
          <Engines days={days} />
          <Verdicts days={days} />
          <Tokens days={days} caps={caps} />
          <Cost days={days} />
          <div className="@min-[48rem]:col-span-2">
            <FirstPart days={days} />
          </div>
        </>
      )}
    </DaysPart>
  );
}

interface DaysProps {
  days: readonly AnalyticsDay[];
}

const noAnswerYet = "No answer was given on these days. Once students ask, it will be here.";

/** A count with its share: "12 (40%)". */
const ofAll = (count: number, all: number) =>
  `${asCount(count)} (${asPercent(shareOf(count, all) ?? 0)})`;

function Engines({ days }: DaysProps) {
  const engines = [...answersByEngine(days)];
  const all = engines.reduce((sum, [, count]) => sum + count, 0);
  const table = dayTable(
    "engines",
    days,
    engines.map(([engine]) =>
      numbers<AnalyticsDay>(
        engine,
        engineName(engine),
        (day) => answersByEngine([day]).get(engine) ?? 0,
      ),
    ),
  );
  return (
    <ChartCard
      title="Answers by engine"
      hint="Who wrote the answers that were shown as they came."
      table={table}
      empty={all === 0 ? noAnswerYet : null}
    >
      <ShareBars
        label="Answers by engine"
        bars={engines.map(([engine, count]) => ({
          name: engineName(engine),
          words: ofAll(count, all),
          share: shareOf(count, all),
        }))}
      />
    </ChartCard>
  );
}

const endingKeys = Object.keys(endings) as Ending[]; // safe: its own keys

function Verdicts({ days }: DaysProps) {
  const sums = callsByEnding(days);
  const all = Object.values(sums).reduce((sum, count) => sum + count, 0);
  const table = dayTable(
    "verdicts",
    days,
    endingKeys.map((ending) =>
      numbers<AnalyticsDay>(ending, endings[ending], (day) => callsByEnding([day])[ending]),
    ),
  );
  return (
    <ChartCard
      title="Answers by verdict"
      hint="How the calls of an engine ended; an ask may take several. Corrected: it contradicted our own result, and was not shown."
      table={table}
      empty={all === 0 ? noAnswerYet : null}
    >
      <ShareBars
        label="Answers by verdict"
        bars={endingKeys
          .filter((ending) => sums[ending] > 0 || isAlwaysShown.has(ending))
          .map((ending) => ({
            name: endings[ending],
            words: ofAll(sums[ending], all),
            share: shareOf(sums[ending], all),
          }))}
      />
    </ChartCard>
  );
}

/** Endings that are shown even if their count is 0. */
const isAlwaysShown: ReadonlySet<Ending> = new Set([
  "checked",
  "unchecked",
  "corrected",
  "declined",
  "failed",
]);

function FirstPart({ days }: DaysProps) {
  const median = ({ firstPart }: AnalyticsDay) => firstPart.median;
  const p95 = ({ firstPart }: AnalyticsDay) => firstPart.p95;
  const table = dayTable("firstPart", days, [
    numbers("median", "Median", median, asSeconds),
    numbers("p95", "95%", p95, asSeconds),
  ]);
  return (
    <ChartCard
      title="Time to the first part"
      hint="Half of the answers began to show within the median, 95 of 100 within the other line."
      table={table}
      empty={days.every((day) => median(day) === null) ? noAnswerYet : null}
    >
      <TimeChart
        label="Time to the first part of an answer by day"
        rows={days}
        nameOf={({ day }) => shortDate(day)}
        series={[
          { name: "Median", variant: "solid", value: median },
          { name: "95 of 100", variant: "dashed", value: p95 },
        ]}
        format={asSeconds}
        top={1000}
      />
    </ChartCard>
  );
}
