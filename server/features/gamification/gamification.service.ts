import type { User } from "#shared/contracts/auth.ts";
import type { Achievement } from "#shared/contracts/achievement.ts";
import type { GamificationData, saveGoals } from "#shared/contracts/gamification.ts";
import { dayInIndia } from "#shared/domain/day-in-india.ts";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import { notSignedIn } from "../../errors.ts";
import { remakeProgress } from "../study/move-progress.ts";
import * as progress from "../study/progress.repository.ts";
import { toAchievements } from "../study/badge-news.ts";
import { reachedBadges } from "../study/badges.ts";
import { badgesAhead } from "./badges-ahead.ts";
import { firstDayInView, progressView } from "./progress-view.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
}

type Goals = z.output<(typeof saveGoals)["body"]>;

export type GamificationService = ReturnType<typeof createGamificationService>;

export function createGamificationService({ db, now }: Dependencies) {
  async function read({ id }: Pick<User, "id">): Promise<GamificationData> {
    const moment = now();
    const { streak, counts, weeklyGoal, monthlyGoal } = await progressOf(id, moment);
    const today = dayInIndia(moment);
    const days = await progress.daysSince(db, id, firstDayInView(today));
    const told = await progress.announce(db, id, moment);
    const earned = await progress.earned(db, id);
    return {
      ...progressView({ streak, goals: { weeklyGoal, monthlyGoal }, days, today }),
      ...badgesAhead({ counts, streak }, new Set(earned.map(({ badgeId }) => badgeId))),
      achievements: toAchievements(earned),
      newAchievements: toAchievements(told),
    };
  }

  /** A student's progress; computed now if she studied before progress was stored. */
  async function progressOf(userId: number, moment: Date) {
    const found = await progress.find(db, userId);
    if (found) return found;
    await db.transaction((transaction) => remakeProgress(transaction, userId, moment));
    const made = await progress.find(db, userId);
    if (!made) throw notSignedIn();
    return made;
  }

  /** Awards reached badges that were not awarded by an act: badges added to the product later. */
  async function update({ id }: Pick<User, "id">): Promise<{ newAchievements: Achievement[] }> {
    const moment = now();
    const { counts, streak } = await progressOf(id, moment);
    await progress.award(db, id, { badges: reachedBadges({ counts, streak }), moment });
    return { newAchievements: toAchievements(await progress.announce(db, id, moment)) };
  }

  async function setGoals(user: Pick<User, "id">, goals: Goals): Promise<GamificationData> {
    await progressOf(user.id, now());
    await progress.saveGoals(db, user.id, goals);
    return read(user);
  }

  return { read, update, setGoals };
}
