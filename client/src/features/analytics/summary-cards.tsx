import type { Aggregate } from "#shared/contracts/analytics.ts";
import { Card } from "../../ui/card.tsx";
import { asCount, asDecimal, featureNames } from "./analytics-words.ts";

/** The key numbers of the period. */
export function SummaryCards({ aggregate }: { aggregate: Aggregate }) {
  const top = aggregate.topFeatures[0];
  const cards = [
    { name: "Students", value: asCount(aggregate.totalUsers) },
    { name: "Active students", value: asCount(aggregate.activeUsers) },
    { name: "Questions", value: asCount(aggregate.totalQueries) },
    { name: "Answers", value: asCount(aggregate.totalAnswers) },
    { name: "Questions a student", value: asDecimal(aggregate.averageQueriesPerUser) },
    { name: "Tokens", value: asCount(aggregate.totalTokens) },
    { name: "Top feature", value: top ? featureNames[top.feature] : "–" },
  ];
  return (
    <dl
      aria-label="Summary"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-3"
    >
      {cards.map(({ name, value }) => (
        <Card key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-xl font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
