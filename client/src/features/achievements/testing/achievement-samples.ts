import type { Achievement } from "#shared/contracts/achievement.ts";
import type { GamificationData } from "#shared/contracts/gamification.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A badge earned the given number of days ago. */
export const aBadge = (
  id: number,
  daysAgo = 0,
  change: Partial<Achievement> = {},
): Achievement => ({
  id,
  badgeId: `badge-${id}`,
  badgeIcon: "footprints",
  badgeName: "First Step",
  badgeDescription: "Study something for the first time.",
  badgeCategory: "milestone",
  earnedAt: new Date(Date.now() - daysAgo * dayMilliseconds).toISOString(),
  ...change,
});

export const aMilestone = (
  change: Partial<GamificationData["nextMilestones"][number]> = {},
): GamificationData["nextMilestones"][number] => ({
  id: "acts-10",
  icon: "seedling",
  name: "Seedling",
  description: "Do 10 study activities.",
  category: "milestone",
  progress: 7,
  target: 10,
  ...change,
});

/** A student with a streak of 8 days, one of them frozen, who hasn't studied today. */
export const progressData = (change: Partial<GamificationData> = {}): GamificationData => ({
  achievements: [aBadge(1)],
  currentStreak: 8,
  longestStreak: 12,
  totalActiveDays: 31,
  streakProgress: aStreak(),
  calendar: {
    month: "2026-11",
    today: "2026-11-24",
    days: [
      { date: "2026-11-21", state: "studied" },
      { date: "2026-11-22", state: "frozen" },
      { date: "2026-11-23", state: "studied" },
    ],
  },
  nextMilestones: [aMilestone()],
  availableBadges: Array.from({ length: 10 }, (_, place) => ({
    id: `available-${place}`,
    icon: "star",
    name: `Star ${place + 1}`,
    description: "Study a lot.",
    category: "engagement" as const,
  })),
  badgesInAll: 45,
  newAchievements: [],
  ...change,
});

export const aStreak = (
  change: Partial<GamificationData["streakProgress"]> = {},
): GamificationData["streakProgress"] => ({
  current: 8,
  nextGoal: 14,
  weeklyProgress: 2,
  weeklyGoal: 5,
  monthlyProgress: 14,
  monthlyGoal: 20,
  studiedToday: false,
  canFreeze: false,
  ...change,
});

/** A new student. */
export const noProgress = (): GamificationData =>
  progressData({
    achievements: [],
    currentStreak: 0,
    longestStreak: 0,
    totalActiveDays: 0,
    streakProgress: aStreak({ current: 0, nextGoal: 3, weeklyProgress: 0, monthlyProgress: 0 }),
    calendar: { month: "2026-11", today: "2026-11-24", days: [] },
    nextMilestones: [],
  });
