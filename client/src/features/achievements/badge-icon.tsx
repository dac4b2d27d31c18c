import clsx from "clsx";
import type { Achievement } from "#shared/contracts/achievement.ts";
import type { BadgeIcon as DrawingName } from "#shared/domain/badge-icons.ts";
import { badgeDrawings } from "./badge-drawings.ts";

interface BadgeIconProps {
  icon: string;
  category: Achievement["badgeCategory"];
  /** A badge that isn't earned yet has a dashed ring and no colour. */
  isEarned?: boolean;
  className?: string;
}

const colours: Record<Achievement["badgeCategory"], string> = {
  streak: "border-marigold-edge bg-marigold-soft text-intermediate",
  milestone: "border-teal bg-teal-soft text-teal",
  subject: "border-beginner bg-beginner-soft text-beginner",
  difficulty: "border-advanced bg-advanced-soft text-advanced",
  engagement: "border-intermediate bg-intermediate-soft text-intermediate",
};
const notEarned = "border-dashed border-outline bg-desk text-ink-soft";

/** A badge as a round sticker. Its name is beside it, so it is hidden from screen readers. */
export function BadgeIcon({ icon, category, isEarned = true, className }: BadgeIconProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid shrink-0 place-items-center rounded-full border-2",
        isEarned ? colours[category] : notEarned,
        className ?? "size-12",
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-3/5"
      >
        <path d={isDrawn(icon) ? badgeDrawings[icon] : badgeDrawings.star} />
      </svg>
    </span>
  );
}

/** The server may have a badge that is newer than this page. */
const isDrawn = (icon: string): icon is DrawingName => Object.hasOwn(badgeDrawings, icon);
