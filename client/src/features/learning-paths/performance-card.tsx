import { useId } from "react";
import type { Performance } from "#shared/contracts/learning-paths.ts";
import { DifficultyBadge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Ring } from "../../ui/ring.tsx";

const percentOf = (share: number) => Math.round(100 * share);

/** The student's performance. */
export function PerformanceCard({ performance }: { performance: Performance }) {
  const id = useId();
  const { averageComprehension, consistencyScore, preferredDifficulty } = performance;
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-lg font-semibold">
        How you are doing
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        <Share name="Comprehension" percent={percentOf(averageComprehension)} />
        <Share name="Consistency" percent={percentOf(consistencyScore)} />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 border-t border-rule pt-3">
        <Figure name="Day streak">{performance.streakDays}</Figure>
        <Figure name="Total sessions">{performance.totalInteractions}</Figure>
        <div>
          <dt className="text-sm text-ink-soft">Current level</dt>
          <dd className="mt-0.5">
            <DifficultyBadge difficulty={preferredDifficulty} />
          </dd>
        </div>
      </dl>
      <Subjects icon="check" name="Strong in" subjects={performance.strongSubjects} />
      <Subjects icon="target" name="To work on" subjects={performance.weakSubjects} />
    </Card>
  );
}

function Share({ name, percent }: { name: string; percent: number }) {
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <Ring percent={percent} label={name} />
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {name}
      </span>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

interface SubjectsProps {
  icon: IconName;
  name: string;
  subjects: readonly string[];
}

function Subjects({ icon, name, subjects }: SubjectsProps) {
  if (subjects.length === 0) return null;
  return (
    <p className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-5 text-teal" />
      <span>
        <span className="font-semibold">{name}: </span>
        {subjects.join(", ")}
      </span>
    </p>
  );
}
