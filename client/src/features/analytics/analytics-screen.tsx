import type { ReactNode } from "react";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { useAggregate } from "./analytics.queries.ts";
import { analyticsTabs, type AnalyticsTab } from "./analytics-address.ts";
import { tabNames } from "./analytics-words.ts";
import { DayOne } from "./day-one.tsx";
import { PageHead } from "./page-head.tsx";
import { Part } from "./part.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { AnswersTab } from "./tabs/answers-tab.tsx";
import { ExamsTab } from "./tabs/exams-tab.tsx";
import { GrowthTab } from "./tabs/growth-tab.tsx";
import { OverviewTab } from "./tabs/overview-tab.tsx";
import { QuestionsTab } from "./tabs/questions-tab.tsx";
import { StudentsTab } from "./tabs/students-tab.tsx";
import { useAnalyticsPlace } from "./use-analytics-place.ts";

/** What the founder asks each morning. `data-wide`: the frame gives this page the width of the screen. */
export function AnalyticsScreen() {
  const { place, go } = useAnalyticsPlace();
  const { period } = place;
  const aggregate = useAggregate(period);
  const { data, isRefetchError } = aggregate;
  return (
    <div data-wide className="@container grid grid-cols-1 gap-5">
      <PageHead place={place} onGo={go} readAt={data?.readAt} isStale={isRefetchError} />
      <Part reading={aggregate} failure="Failed to fetch the summary">
        {(data) =>
          data.totalUsers === 0 && data.totalQueries === 0 ? (
            <DayOne />
          ) : (
            <SummaryCards aggregate={data} />
          )
        }
      </Part>
      <Tabs
        label="What to look at"
        value={place.tab}
        onChange={(tab) => go({ tab, sort: null })}
        tabs={analyticsTabs.map((tab) => ({
          value: tab,
          label: tabNames[tab],
          content: contents[tab](period),
        }))}
        chosenBy="press"
        dense
      />
    </div>
  );
}

const contents: Record<AnalyticsTab, (period: AnalyticsPeriod) => ReactNode> = {
  overview: (period) => <OverviewTab period={period} />,
  students: (period) => <StudentsTab period={period} />,
  questions: (period) => <QuestionsTab period={period} />,
  answers: (period) => <AnswersTab period={period} />,
  growth: (period) => <GrowthTab period={period} />,
  exams: (period) => <ExamsTab period={period} />,
};
