import { z } from "zod/mini";
import { achievement, type Achievement } from "#shared/contracts/achievement.ts";
import { shownBadgesKey } from "../../lib/new-badges.ts";
import { showToast } from "../../ui/toast-store.ts";
import { BadgeIcon } from "./badge-icon.tsx";

const responseWithBadges = z.object({ newAchievements: z.array(achievement) });

/** Shows the badges in a response, each once on this phone. */
export function showNewBadges(answer: unknown): void {
  const parsed = responseWithBadges.safeParse(answer);
  if (!parsed.success) return;
  const shownIds = readShownIds();
  const newBadges = parsed.data.newAchievements.filter(({ id }) => !shownIds.includes(id));
  const [first] = newBadges;
  if (!first) return;
  storeShownIds([...shownIds, ...newBadges.map(({ id }) => id)]);
  showToast({
    title: "New Achievement!",
    description: `You earned ${countOf(newBadges)}! ${newBadges.map(({ badgeName }) => badgeName).join(", ")}`,
    picture: (
      <BadgeIcon
        icon={first.badgeIcon}
        category={first.badgeCategory}
        className="my-1.5 size-10 animate-rise"
      />
    ),
  });
}

const countOf = ({ length }: readonly Achievement[]) =>
  `${length} new ${length === 1 ? "badge" : "badges"}`;

/**
 * Most badge ids that are stored. A badge is sent again only in responses to its own action and by one read of the
 * page, so older ids aren't needed.
 */
const maxStoredIds = 100;
const badgeIds = z.array(z.int());

/** The shown ids if storage is switched off. */
let idsInMemory: readonly number[] = [];

function readShownIds(): readonly number[] {
  try {
    const stored = badgeIds.safeParse(JSON.parse(localStorage.getItem(shownBadgesKey) ?? "[]"));
    return stored.success ? stored.data : [];
  } catch {
    return idsInMemory;
  }
}

function storeShownIds(shownIds: readonly number[]): void {
  idsInMemory = shownIds.slice(-maxStoredIds);
  try {
    localStorage.setItem(shownBadgesKey, JSON.stringify(idsInMemory));
  } catch {
    // Storage is full or switched off: the ids stay in memory, and the next page load may show a badge again.
  }
}
