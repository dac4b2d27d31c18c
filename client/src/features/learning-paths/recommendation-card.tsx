import { useId } from "react";
import type { Recommendation } from "#shared/contracts/learning-paths.ts";
import { DifficultyBadge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { StepLink } from "./step-link.tsx";

interface RecommendationCardProps {
  recommendation: Recommendation;
  /** Whether it is the first recommendation. */
  isFirst: boolean;
}

/** Number of goals shown (specification section 9). */
const mostGoals = 3;
const mostSteps = 2;

/** A recommendation of what to study next, with its reason and links. */
export function RecommendationCard({ recommendation, isFirst }: RecommendationCardProps) {
  const id = useId();
  const { title, description, difficulty, estimatedDuration, reasoning, goals } = recommendation;
  return (
    <Card as="article" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <DifficultyBadge difficulty={difficulty} />
        <span>{minutesInWords(estimatedDuration)}</span>
        <span>{goals.length === 1 ? "1 goal" : `${goals.length} goals`}</span>
      </p>
      <p>{description}</p>
      <p className="flex items-start gap-2 rounded-control bg-teal-soft p-3">
        <Icon name="bulb" className="size-5 text-teal" />
        <span>
          <span className="sr-only">Why: </span>
          {reasoning}
        </span>
      </p>
      <Goals goals={goals} />
      <Steps steps={recommendation.nextSteps} isFirst={isFirst} />
    </Card>
  );
}

function Goals({ goals }: Pick<Recommendation, "goals">) {
  if (goals.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold">Goals</h4>
      <ul className="-my-2 divide-y divide-rule">
        {goals.slice(0, mostGoals).map(({ id, title, description, subject, estimatedHours }) => (
          <li key={id} className="py-2">
            <p className="font-medium">{title}</p>
            <p className="text-sm">{description}</p>
            <p className="text-sm text-ink-soft">
              {subject} · {minutesInWords(60 * estimatedHours)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first step of the first card is the primary button. */
function Steps({ steps, isFirst }: { steps: Recommendation["nextSteps"]; isFirst: boolean }) {
  return (
    <ul aria-label="Next steps" className="grid gap-2">
      {steps.slice(0, mostSteps).map(({ title, place }, at) => (
        <li key={title}>
          <StepLink
            target={place}
            className={buttonLook({
              variant: isFirst && at === 0 ? "primary" : "secondary",
              fullWidth: true,
            })}
          >
            {title}
          </StepLink>
        </li>
      ))}
    </ul>
  );
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** A duration in words: "25 minutes", "1 hour", "1 hour 30 minutes". */
function minutesInWords(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return plural(whole, "minute");
  const rest = whole % 60;
  const hours = plural(Math.floor(whole / 60), "hour");
  return rest === 0 ? hours : `${hours} ${plural(rest, "minute")}`;
}
