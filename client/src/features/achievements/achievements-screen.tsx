import type { GamificationData } from "#shared/contracts/gamification.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { useGamification, useUpdateProgress } from "./achievements.queries.ts";
import { AchievementsSkeleton } from "./achievements-skeleton.tsx";
import { AvailableBadges, EarnedBadges, NextMilestones } from "./badge-lists.tsx";
import { StreakCard } from "./streak-card.tsx";

/** Achievements: the streak, the badges, and what comes next. */
export function AchievementsScreen() {
  const { data, error } = useGamification();
  if (error && !data) {
    return (
      <LoadFailed
        title="Unable to Load Achievements"
        words="There was an error loading your achievements and progress."
        error={error}
      />
    );
  }
  if (!data) return <AchievementsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StreakCard data={data} />
      <Counters data={data} />
      <EarnedBadges earnedBadges={data.achievements} />
      <NextMilestones milestones={data.nextMilestones} />
      <AvailableBadges badges={data.availableBadges} />
      <UpdateProgress />
    </div>
  );
}

function Counters({ data }: { data: GamificationData }) {
  const { achievements, totalActiveDays, longestStreak } = data;
  const counters = [
    { name: "Badges earned", value: achievements.length },
    { name: "Active days", value: totalActiveDays },
    { name: "Best streak", value: longestStreak },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-3">
      {counters.map(({ name, value }) => (
        <Card key={name} className="flex flex-col-reverse justify-end text-center">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

function UpdateProgress() {
  const update = useUpdateProgress();
  return (
    <Button
      variant="secondary"
      fullWidth
      onClick={() => update.mutate()}
      pending={update.isPending}
      pendingLabel="Updating..."
    >
      Update Progress
    </Button>
  );
}
