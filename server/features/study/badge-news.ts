import type { Achievement } from "#shared/contracts/achievement.ts";
import type { EarnedBadge } from "./progress.repository.ts";

/** Badges in the form for the client. */
export function toAchievements(earned: readonly EarnedBadge[]): Achievement[] {
  return earned.map(({ announcedAt: _announcedAt, earnedAt, ...badge }) => ({
    ...badge,
    earnedAt: earnedAt.toISOString(),
  }));
}

/** The new badges for the response of an act; no field if there are none. */
export function withNewAchievements(earned: readonly EarnedBadge[]): {
  newAchievements?: Achievement[];
} {
  return earned.length > 0 ? { newAchievements: toAchievements(earned) } : {};
}
