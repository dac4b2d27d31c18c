import type { User } from "#shared/contracts/auth.ts";
import type { Achievement } from "#shared/contracts/achievement.ts";
import type { GamificationData, saveGoals } from "#shared/contracts/gamification.ts";
import { dayInIndia } from "#shared/domain/day-in-india.ts";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import { notSignedIn } from "../../errors.ts";
import { rebuildProgressOf } from "../study/update-progress.ts";
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
    const newBadges = await progress.markBadgesAnnounced(db, id, moment);
    const badges = await progress.listBadges(db, id);
    return {
      ...progressView({ streak, goals: { weeklyGoal, monthlyGoal }, days, today }),
      ...badgesAhead({ counts, streak }, new Set(badges.map(({ badgeId }) => badgeId))),
      achievements: toAchievements(badges),
      newAchievements: toAchievements(newBadges),
    };
  }

  /** A student's progress; computed now if she studied before progress was stored. */
  async function progressOf(userId: number, moment: Date) {
    const found = await progress.find(db, userId);
    if (found) return found;
    await db.transaction((transaction) => rebuildProgressOf(transaction, userId, moment));
    const made = await progress.find(db, userId);
    if (!made) throw notSignedIn();
    return made;
  }

  /** Awards reached badges that were not awarded by an act: badges added to the product later. */
  async function update({ id }: Pick<User, "id">): Promise<{ newAchievements: Achievement[] }> {
    const moment = now();
    const { counts, streak } = await progressOf(id, moment);
    await progress.insertBadges(db, id, { badges: reachedBadges({ counts, streak }), moment });
    return { newAchievements: toAchievements(await progress.markBadgesAnnounced(db, id, moment)) };
  }

  async function setGoals(user: Pick<User, "id">, goals: Goals): Promise<GamificationData> {
    await progressOf(user.id, now());
    await progress.saveGoals(db, user.id, goals);
    return read(user);
  }

  return { read, update, setGoals };
}
