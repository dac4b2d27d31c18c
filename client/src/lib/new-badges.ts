/** localStorage key of the ids of badges that were shown on this phone. */
export const shownBadgesKey = "badges-shown";

type BadgeListener = (answer: object) => void;

let listener: BadgeListener = () => undefined;

/** Registers the function that shows new badges; a later registration replaces an earlier one. */
export function onNewBadges(badgeListener: BadgeListener): void {
  listener = badgeListener;
}

/** Checks whether a response of the server contains new badges: any call that counts as study may. */
export function reportNewBadges(answer: unknown): void {
  if (typeof answer !== "object" || answer === null || !("newAchievements" in answer)) return;
  const { newAchievements } = answer;
  if (Array.isArray(newAchievements) && newAchievements.length > 0) listener(answer);
}
