import type { GamificationData } from "#shared/contracts/gamification.ts";
import { type Badge, badges, type BadgeMeasures, progressTo } from "../study/badges.ts";

const mostMilestones = 4;
/** The numbers on the page (specification section 9). */
const mostAvailable = 8;

type Ahead = Pick<GamificationData, "nextMilestones" | "availableBadges" | "badgesInAll">;

/**
 * The badges that a student can earn next. Milestones are those with progress, the nearest first; the others are
 * available, one per measure: the badge for 500 right answers is shown only after the one for 10.
 */
export function badgesAhead(measured: BadgeMeasures, earned: ReadonlySet<string>): Ahead {
  const ahead = firstOfEach(badges.filter(({ id }) => !earned.has(id))).map((badge) => ({
    badge,
    progress: Math.min(progressTo(badge, measured), badge.target),
  }));
  const inProgress = ahead
    .filter(({ progress }) => progress > 0)
    .toSorted((one, other) => completionOf(other) - completionOf(one))
    .slice(0, mostMilestones);
  const others = ahead.filter((each) => !inProgress.includes(each)).slice(0, mostAvailable);
  return {
    nextMilestones: inProgress.map(({ badge, progress }) => ({
      ...badgeFields(badge),
      progress,
      target: badge.target,
    })),
    availableBadges: others.map(({ badge }) => badgeFields(badge)),
    badgesInAll: badges.length,
  };
}

function firstOfEach(all: readonly Badge[]): Badge[] {
  const seen = new Set<string>();
  return all.filter(({ measure }) => {
    const isFirst = !seen.has(measure);
    seen.add(measure);
    return isFirst;
  });
}

const completionOf = ({ badge, progress }: { badge: Badge; progress: number }) =>
  progress / badge.target;

function badgeFields({ id, icon, name, description, category }: Badge) {
  return { id, icon, name, description, category };
}
