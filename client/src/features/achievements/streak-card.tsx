import { useId, useState } from "react";
import { Link } from "wouter";
import type { GamificationData } from "#shared/contracts/gamification.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BadgeIcon } from "./badge-icon.tsx";
import { daysInWords } from "./days-in-words.ts";
import { GoalsForm } from "./goals-form.tsx";
import { MonthCalendar, Snowflake } from "./month-calendar.tsx";
import { ProgressBar } from "./progress-bar.tsx";

/** The streak, the progress towards the goals, and the calendar of this month. */
export function StreakCard({ data }: { data: GamificationData }) {
  const id = useId();
  const { currentStreak, longestStreak, streakProgress, calendar } = data;
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <BadgeIcon
          icon="flame"
          category="streak"
          isEarned={currentStreak > 0}
          className="size-16"
        />
        <div className="min-w-min flex-1">
          <h2 id={id} className="text-sm font-medium text-ink-soft">
            Current streak
          </h2>
          <p className="text-2xl font-semibold tabular-nums">{daysInWords(currentStreak)}</p>
          <p className="text-sm text-ink-soft">Best: {daysInWords(longestStreak)}</p>
        </div>
      </div>
      <Today progress={streakProgress} />
      <Goals progress={streakProgress} />
      <MonthCalendar calendar={calendar} />
    </Card>
  );
}

type Progress = GamificationData["streakProgress"];

/** The state of the streak today. */
function Today({ progress }: { progress: Progress }) {
  const { current, studiedToday, canFreeze } = progress;
  if (studiedToday) {
    return (
      <p className="flex items-center gap-2 font-medium text-teal">
        <Icon name="check" className="size-5" />
        Your streak is safe today
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        {current > 0 ? "Study today to keep it" : "Study today to start a streak"}
      </p>
      {canFreeze && current > 0 && (
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Snowflake className="mt-0.5 size-4 text-teal" />
          If you miss one day, it is frozen and your streak goes on.
        </p>
      )}
      <Link href={paths.homework} className={buttonLook({ fullWidth: true })}>
        {current > 0 ? "Study now" : "Ask your first question today"}
      </Link>
    </div>
  );
}

function Goals({ progress }: { progress: Progress }) {
  const [isOpen, setOpen] = useState(false);
  const { current, nextGoal, weeklyProgress, weeklyGoal, monthlyProgress, monthlyGoal } = progress;
  const goals = [
    { name: "Next goal", value: current, of: nextGoal },
    { name: "This week", value: weeklyProgress, of: weeklyGoal },
    { name: "This month", value: monthlyProgress, of: monthlyGoal },
  ];
  return (
    <div className="grid gap-3">
      {goals.map(({ name, value, of }) => (
        <div key={name} className="grid gap-1">
          <p className="flex justify-between gap-3 text-sm">
            <span className="font-medium">{name}</span>
            <span className="text-ink-soft tabular-nums">
              {value} of {daysInWords(of)}
            </span>
          </p>
          <ProgressBar label={name} value={value} of={of} tone="marigold" />
        </div>
      ))}
      <div className="-ml-5 justify-self-start">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Change goals
        </Button>
      </div>
      <GoalsForm open={isOpen} goals={{ weeklyGoal, monthlyGoal }} onClose={() => setOpen(false)} />
    </div>
  );
}
