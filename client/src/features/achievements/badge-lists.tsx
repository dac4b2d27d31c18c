import { useId, useState, type ReactNode } from "react";
import type { Achievement } from "#shared/contracts/achievement.ts";
import type { GamificationData } from "#shared/contracts/gamification.ts";
import { dayInWords } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { BadgeIcon } from "./badge-icon.tsx";
import { ProgressBar } from "./progress-bar.tsx";

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Number of badges shown before the student opens the whole list. */
const initialCount = 6;

export function EarnedBadges({ earnedBadges }: { earnedBadges: readonly Achievement[] }) {
  const [isWholeListOpen, setWholeListOpen] = useState(false);
  const [now] = useState(() => new Date());
  const newestFirst = earnedBadges.toSorted((one, other) =>
    one.earnedAt < other.earnedAt ? 1 : -1,
  );
  const visible = isWholeListOpen ? newestFirst : newestFirst.slice(0, initialCount);
  if (earnedBadges.length === 0) {
    return (
      <Group title="Your badges">
        <p className="text-ink-soft">
          None yet. Your first one is close: ask one question, and it's yours.
        </p>
      </Group>
    );
  }
  return (
    <Group title="Your badges">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
        {visible.map((badge) => (
          <Card
            as="li"
            key={badge.id}
            className="grid content-start justify-items-center gap-1.5 text-center"
          >
            <BadgeIcon icon={badge.badgeIcon} category={badge.badgeCategory} className="size-14" />
            {isNew(badge, now) && <Badge tone="teal">New!</Badge>}
            <h3 className="font-semibold">{badge.badgeName}</h3>
            <p className="text-sm">{badge.badgeDescription}</p>
            <p className="text-sm text-ink-soft">{dayInWords(new Date(badge.earnedAt), now)}</p>
          </Card>
        ))}
      </ul>
      {visible.length < earnedBadges.length && (
        <Button variant="secondary" onClick={() => setWholeListOpen(true)}>
          Show all {earnedBadges.length} badges
        </Button>
      )}
    </Group>
  );
}

/** How long a badge counts as new (specification section 9). */
const newMilliseconds = 7 * 24 * 60 * 60 * 1000;

const isNew = ({ earnedAt }: Achievement, now: Date): boolean =>
  now.getTime() - new Date(earnedAt).getTime() <= newMilliseconds;

export function NextMilestones({ milestones }: Milestones) {
  if (milestones.length === 0) return null;
  return (
    <Group title="Next milestones">
      <Card>
        <ul className="-my-3 divide-y divide-rule">
          {milestones.map(({ id, icon, category, name, description, progress, target }) => (
            <li key={id} className="flex gap-3 py-3">
              <BadgeIcon icon={icon} category={category} isEarned={false} />
              <div className="grid min-w-0 flex-1 gap-1">
                <h3 className="flex flex-wrap justify-between gap-x-3 font-semibold">
                  {name}
                  <span className="text-sm font-normal text-ink-soft tabular-nums">
                    {progress} of {target}
                  </span>
                </h3>
                <p className="text-sm text-ink-soft">{description}</p>
                <ProgressBar label={name} value={progress} of={target} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Group>
  );
}

interface Milestones {
  milestones: GamificationData["nextMilestones"];
}

/** Number of badges shown (specification section 9). */
const maxAvailable = 8;

export function AvailableBadges({ badges }: { badges: GamificationData["availableBadges"] }) {
  if (badges.length === 0) return null;
  return (
    <Group title="Badges to earn">
      <Card>
        <ul className="-my-3 divide-y divide-rule">
          {badges.slice(0, maxAvailable).map(({ id, icon, category, name, description }) => (
            <li key={id} className="flex items-center gap-3 py-3">
              <BadgeIcon icon={icon} category={category} isEarned={false} />
              <div className="min-w-0 flex-1">
                <h3 className="font-semibold">{name}</h3>
                <p className="text-sm text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Group>
  );
}
