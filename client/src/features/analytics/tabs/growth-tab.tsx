import type { AnalyticsDay, Cohort } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { useCohorts } from "../analytics.queries.ts";
import { asCount, asPercent, shareOf } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import { ShareBars } from "../charts/share-bars.tsx";
import { visitorsOfAuth, visitorsOfSellingPages } from "../day-numbers.ts";
import { dayTable, numbers } from "../day-table.ts";
import { Part } from "../part.tsx";
import { cohortTable } from "./cohort-table.ts";
import { DaysPart } from "./days-part.tsx";
import { Retention } from "./retention.tsx";

/** The funnel from visitor to student, and the progress of students. The two can't be linked by person. */
export function GrowthTab({ period }: { period: AnalyticsPeriod }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <DaysPart period={period}>
        {(days) => (
          <div className="@min-[48rem]:col-span-2">
            <Visitors days={days} />
          </div>
        )}
      </DaysPart>
      <Part reading={useCohorts()} failure="Failed to fetch the cohorts">
        {({ cohorts }) => (
          <div className="grid grid-cols-1 gap-4 @min-[48rem]:grid-cols-2">
            <Students cohorts={cohorts} />
            <Retention cohorts={cohorts} />
          </div>
        )}
      </Part>
    </div>
  );
}

/** Each step with its share of the first. */
function stepsOf(steps: readonly { name: string; count: number }[]) {
  const first = steps[0]?.count ?? 0;
  return steps.map(({ name, count }, at) => {
    const share = shareOf(count, first);
    const words =
      at === 0 || share === null ? asCount(count) : `${asCount(count)} (${asPercent(share)})`;
    return { name, words, share };
  });
}

function Visitors({ days }: { days: readonly AnalyticsDay[] }) {
  const sum = (count: (day: AnalyticsDay) => number) =>
    days.reduce((all, day) => all + count(day), 0);
  const steps = [
    { name: "Opened a page that sells", count: sum(visitorsOfSellingPages) },
    { name: "Opened the auth page", count: sum(visitorsOfAuth) },
    { name: "Signed up", count: sum(({ signUps }) => signUps) },
  ];
  const visitorsOf = (page: string) => (day: AnalyticsDay) => day.visitors[page] ?? 0;
  const table = dayTable("visitors", days, [
    numbers("landing", "Landing", visitorsOf("landing")),
    numbers("subscribe", "Monthly plan", visitorsOf("subscribe")),
    numbers("weeklyPass", "Weekly pass", visitorsOf("weeklyPass")),
    numbers("auth", "Auth", visitorsOfAuth),
    numbers("signUps", "Sign-ups", ({ signUps }) => signUps),
  ]);
  return (
    <ChartCard
      title="From visit to sign-up"
      hint="Visitors are counted once a day and page, and are not followed across signing up."
      table={table}
      empty={
        steps.every(({ count }) => count === 0)
          ? "Nobody has visited on these days. Visits, and sign-ups among them, will be here."
          : null
      }
    >
      <ShareBars label="From visit to sign-up" bars={stepsOf(steps)} />
    </ChartCard>
  );
}

function Students({ cohorts }: { cohorts: readonly Cohort[] }) {
  const sum = (step: "signedUp" | "asked" | "thirdDay" | "seventhDay" | "tappedBuy") =>
    cohorts.reduce((all, cohort) => all + cohort[step], 0);
  const steps = [
    { name: "Signed up", count: sum("signedUp") },
    { name: "Asked a first question", count: sum("asked") },
    { name: "Studied on a third day", count: sum("thirdDay") },
    { name: "Studied on day 7 or later", count: sum("seventhDay") },
    { name: "Tapped a buy button", count: sum("tappedBuy") },
  ];
  return (
    <ChartCard
      title="From sign-up to purchase"
      hint="All who signed up in the last twelve weeks. The table has each week's."
      table={cohortTable(cohorts)}
      empty={
        cohorts.length === 0
          ? "Nobody has signed up yet. How far each week's new students come will be here."
          : null
      }
    >
      <ShareBars label="From sign-up to purchase" bars={stepsOf(steps)} />
    </ChartCard>
  );
}
