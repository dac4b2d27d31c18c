import { z } from "zod/mini";
import { achievement, type Achievement } from "#shared/contracts/achievement.ts";
import { shownBadgesKey } from "../../lib/badge-news.ts";
import { showToast } from "../../ui/toast-store.ts";
import { BadgeIcon } from "./badge-icon.tsx";

const carrier = z.object({ newAchievements: z.array(achievement) });

/** Shows the badges in a response, each once on this phone. */
export function tellNewBadges(answer: unknown): void {
  const carried = carrier.safeParse(answer);
  if (!carried.success) return;
  const shown = shownBefore();
  const fresh = carried.data.newAchievements.filter(({ id }) => !shown.includes(id));
  const [first] = fresh;
  if (!first) return;
  keepShown([...shown, ...fresh.map(({ id }) => id)]);
  showToast({
    title: "New Achievement!",
    description: `You earned ${countOf(fresh)}! ${fresh.map(({ badgeName }) => badgeName).join(", ")}`,
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
const mostKept = 100;
const ids = z.array(z.int());

/** The shown ids if storage is switched off. */
let shownHere: readonly number[] = [];

function shownBefore(): readonly number[] {
  try {
    const kept = ids.safeParse(JSON.parse(localStorage.getItem(shownBadgesKey) ?? "[]"));
    return kept.success ? kept.data : [];
  } catch {
    return shownHere;
  }
}

function keepShown(shown: readonly number[]): void {
  shownHere = shown.slice(-mostKept);
  try {
    localStorage.setItem(shownBadgesKey, JSON.stringify(shownHere));
  } catch {
    // Storage is full or switched off: the ids are kept in memory, and the next page load may show a badge again.
  }
}
