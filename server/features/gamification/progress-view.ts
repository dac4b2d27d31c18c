import type { GamificationData } from "#shared/contracts/gamification.ts";
import { mondayOf } from "#shared/domain/day-in-india.ts";
import type { Goals } from "../study/progress.repository.ts";
import { type Streak, streakOn } from "../study/streak.ts";

interface StoredProgress {
  streak: Streak;
  goals: Goals;
  /** Days with study, and forgiven days with 0 acts, from `firstDayInView` on. */
  days: readonly { day: string; acts: number }[];
  today: string;
}

type ProgressView = Omit<
  GamificationData,
  "achievements" | "newAchievements" | "nextMilestones" | "availableBadges" | "badgesInAll"
>;

/** Streak, goals and this month's calendar as of today. */
export function progressView({ streak, goals, days, today }: StoredProgress): ProgressView {
  const { current, studiedToday, canFreeze, frozenYesterday } = streakOn(streak, today);
  const [monday, first] = [mondayOf(today), firstOfMonth(today)];
  const studyDays = days.filter(({ acts }) => acts > 0).map(({ day }) => day);
  const forgiven = days.filter(({ acts }) => acts === 0).map(({ day }) => day);
  if (frozenYesterday !== null) forgiven.push(frozenYesterday);
  const calendar = [
    ...studyDays.map((date) => ({ date, state: "studied" as const })),
    ...forgiven.map((date) => ({ date, state: "frozen" as const })),
  ];
  return {
    currentStreak: current,
    longestStreak: streak.longest,
    totalActiveDays: streak.total,
    streakProgress: {
      current,
      nextGoal: nextGoalOf(current),
      weeklyProgress: studyDays.filter((day) => day >= monday).length,
      monthlyProgress: studyDays.filter((day) => day >= first).length,
      ...goals,
      studiedToday,
      canFreeze,
    },
    calendar: {
      month: today.slice(0, 7),
      today,
      days: calendar
        .filter(({ date }) => date >= first)
        .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    },
  };
}

/** The first visible day: of this week or of this month, whichever is earlier. */
export function firstDayInView(today: string): string {
  const [monday, first] = [mondayOf(today), firstOfMonth(today)];
  return monday < first ? monday : first;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Streak goals in days; after the last, one every hundred. */
const goals = [3, 7, 14, 30, 50, 100, 150, 200, 300, 365];
const afterwards = 100;

/** The next streak goal. */
export function nextGoalOf(current: number): number {
  return (
    goals.find((goal) => goal > current) ?? (Math.floor(current / afterwards) + 1) * afterwards
  );
}
