import type { Achievement } from "#shared/contracts/achievement.ts";
import type { EarnedBadge } from "./progress.repository.ts";

/** Badges as they leave the server. */
export function toAchievements(earned: readonly EarnedBadge[]): Achievement[] {
  return earned.map(({ announcedAt: _announcedAt, earnedAt, ...badge }) => ({
    ...badge,
    earnedAt: earnedAt.toISOString(),
  }));
}

/** What rides on the answer of an act: nothing where it earned nothing. */
export function withNewAchievements(earned: readonly EarnedBadge[]): {
  newAchievements?: Achievement[];
} {
  return earned.length > 0 ? { newAchievements: toAchievements(earned) } : {};
}
