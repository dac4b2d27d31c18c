/** Names in localStorage the ids of badges that were told on this phone. */
export const shownBadgesKey = "badges-shown";

type Teller = (answer: object) => void;

let tell: Teller = () => undefined;

/** Names who tells of new badges; the last one named does. */
export function onBadgeNews(teller: Teller): void {
  tell = teller;
}

/** Looks whether an answer of the server carries new badges: any call that counts as study may. */
export function noticeBadges(answer: unknown): void {
  if (typeof answer !== "object" || answer === null || !("newAchievements" in answer)) return;
  const { newAchievements } = answer;
  if (Array.isArray(newAchievements) && newAchievements.length > 0) tell(answer);
}
