import type { ReactNode } from "react";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { useAggregate } from "./analytics.queries.ts";
import { type AnalyticsTab, analyticsTabs } from "./analytics-address.ts";
import { tabNames } from "./analytics-words.ts";
import { PageHead } from "./page-head.tsx";
import { Part } from "./part.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { AnswersTab } from "./tabs/answers-tab.tsx";
import { ExamsTab } from "./tabs/exams-tab.tsx";
import { GrowthTab } from "./tabs/growth-tab.tsx";
import { OverviewTab } from "./tabs/overview-tab.tsx";
import { QuestionsTab } from "./tabs/questions-tab.tsx";
import { StudentsTab } from "./tabs/students-tab.tsx";
import { useAnalyticsView } from "./use-analytics-view.ts";
import { Panel } from "./panel.tsx";

/** The founder's daily dashboard. `data-wide`: the frame gives this page the full width of the screen. */
export function AnalyticsScreen() {
  const { view, go } = useAnalyticsView();
  const { period } = view;
  const aggregate = useAggregate(period);
  const { data, isRefetchError } = aggregate;
  return (
    <div data-wide className="@container grid grid-cols-1 gap-5">
      <PageHead view={view} onGo={go} readAt={data?.readAt} isStale={isRefetchError} />
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
        value={view.tab}
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

const plannedContents = [
  "Overview: how many students are active each day, what they use, and whether they come back.",
  "Students: what each of them did.",
  "Questions: what they ask, and what had no answer yet, grouped: what to build next.",
  "Answers: how many were checked, how fast they came, what they cost.",
  "Growth: how visitors become students, and how long students stay.",
  "Exams: practice sessions and their scores.",
];

/** On the first day there are no numbers, and the page says what will be shown. */
function DayOne() {
  return (
    <Panel title="No student has signed up yet">
      <p>From the first one on, this page counts what happens. Here will be:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {plannedContents.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Panel>
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
