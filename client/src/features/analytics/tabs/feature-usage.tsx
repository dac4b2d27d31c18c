import type { z } from "zod/mini";
import type { readFeatures } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { useFeatureUsage } from "../analytics.queries.ts";
import { asCount, asPercent, featureNames } from "../analytics-words.ts";
import { ShareBars } from "../charts/share-bars.tsx";
import { numbers } from "../day-table.ts";
import { Panel } from "../panel.tsx";
import { Part } from "../part.tsx";
import type { Column } from "../table/column.ts";
import { DownloadButton } from "../table/download-button.tsx";
import { SortedTable } from "../table/sorted-table.tsx";

type Usage = z.output<(typeof readFeatures)["response"]>;
type FeatureCount = Usage["breakdown"][number];

const columns: Column<FeatureCount>[] = [
  { key: "feature", title: "Feature", value: ({ feature }) => featureNames[feature] },
  numbers("count", "Count", ({ count }) => count),
  numbers("percentage", "Percentage", ({ percentage }) => percentage, asPercent),
];

/** Use of each feature, as bars and as a table. */
export function FeatureUsage({ period }: { period: AnalyticsPeriod }) {
  return (
    <Part reading={useFeatureUsage(period)} failure="Failed to fetch feature data">
      {({ breakdown, totalUsage }) =>
        totalUsage === 0 ? (
          <Panel title="Feature distribution">
            <p className="text-ink-soft">No feature usage data found for the selected timeframe</p>
          </Panel>
        ) : (
          <div className="grid grid-cols-1 gap-4 @min-[48rem]:grid-cols-2">
            <Distribution breakdown={breakdown} />
            <Breakdown breakdown={breakdown} totalUsage={totalUsage} />
          </div>
        )
      }
    </Part>
  );
}

function Distribution({ breakdown }: Pick<Usage, "breakdown">) {
  return (
    <Panel
      title="Feature distribution"
      hint="Questions by what they were asked with, and exam sessions that were begun."
    >
      <ShareBars
        label="Feature distribution"
        bars={breakdown.map(({ feature, count, percentage }) => ({
          name: featureNames[feature],
          words: `${asCount(count)} (${asPercent(percentage)})`,
          share: percentage,
        }))}
      />
    </Panel>
  );
}

function Breakdown({ breakdown, totalUsage }: Omit<Usage, "readAt">) {
  const table = {
    id: "features",
    columns,
    rows: breakdown,
    keyOf: ({ feature }: FeatureCount) => feature,
    usualSort: { column: "count", order: "desc" } as const,
  };
  return (
    <Panel
      title="Feature breakdown"
      hint={`${asCount(totalUsage)} uses in all.`}
      tools={
        <DownloadButton
          table="features"
          title="Feature breakdown"
          columns={columns}
          rows={breakdown}
        />
      }
    >
      <SortedTable caption="Feature breakdown" table={table} />
    </Panel>
  );
}
