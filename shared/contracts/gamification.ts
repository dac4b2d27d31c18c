import { z } from "zod/mini";
import { badgeCategories } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import { achievement } from "./achievement.ts";

const count = z.int().check(z.minimum(0));
const category = z.enum(badgeCategories);

const badge = z.object({
  id: z.string(),
  icon: z.string(),
  name: z.string(),
  description: z.string(),
  category,
});

/** A badge in progress, for example 7 of 10. */
const milestone = z.extend(badge, { progress: count, target: count });

/** A frozen day was missed and forgiven: the streak continues, and the day doesn't count as active. */
const dayState = z.enum(["studied", "frozen"]);

export const gamificationData = z.object({
  achievements: z.array(achievement),
  currentStreak: count,
  longestStreak: count,
  totalActiveDays: count,
  streakProgress: z.object({
    current: count,
    /** The next streak to reach, in days. */
    nextGoal: count,
    /** Days with study since Monday, and in this month, in India. */
    weeklyProgress: count,
    weeklyGoal: count,
    monthlyProgress: count,
    monthlyGoal: count,
    /** Whether today already has study. */
    studiedToday: z.boolean(),
    /** Whether the next missed day would be forgiven. */
    canFreeze: z.boolean(),
  }),
  /** This month in India: its days up to today with study or frozen. */
  calendar: z.object({
    /** "2026-11" */
    month: z.string(),
    /** Today, "2026-11-24". */
    today: z.iso.date(),
    days: z.array(z.object({ date: z.iso.date(), state: dayState })),
  }),
  nextMilestones: z.array(milestone),
  availableBadges: z.array(badge),
  badgesInAll: count,
  /** Not announced by this page yet; a badge returned by the call that earned it appears here once more. */
  newAchievements: z.array(achievement),
});
export type GamificationData = z.infer<typeof gamificationData>;

export const readGamification = endpoint({
  method: "GET",
  path: "/api/gamification/data",
  access: "user",
  summary: "Streak, goals, badges and what comes next.",
  response: gamificationData,
});

export const updateActivity = endpoint({
  method: "POST",
  path: "/api/gamification/activity",
  access: "user",
  summary: "Looks for badges that are due; opening or pressing is no study.",
  response: z.object({ newAchievements: z.array(achievement) }),
});

export const saveGoals = endpoint({
  method: "PUT",
  path: "/api/gamification/goals",
  access: "user",
  summary: "Sets how many days a week and a month the student means to study.",
  body: z.object({
    weeklyGoal: z.int().check(z.minimum(1), z.maximum(7)),
    monthlyGoal: z.int().check(z.minimum(1), z.maximum(31)),
  }),
  response: gamificationData,
});
