import { useState } from "react";
import { Link } from "wouter";
import type { ExamPlan } from "#shared/contracts/exams.ts";
import { Card } from "../../../ui/card.tsx";
import { daysLeftInWords } from "../days-left.ts";
import { examAddress } from "../exam-address.ts";
import { Ring } from "../../../ui/ring.tsx";

/** Progress of the preparation. */
export function PlanCard({ plan }: { plan: ExamPlan }) {
  const { examType, targetDate, currentProgress, weakAreas } = plan;
  const [now] = useState(() => new Date());
  return (
    <Card as="section" aria-label="Your plan" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Ring percent={currentProgress} label="Progress" />
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <h2 className="text-xl font-semibold">{examType}</h2>
          {targetDate !== null && <p className="font-medium">{daysLeftInWords(targetDate, now)}</p>}
          <p className="text-sm text-ink-soft">{plan.subjects.join(", ")}</p>
          <Link
            href={examAddress({ kind: "setup" })}
            className="inline-flex min-h-touch items-center justify-self-start font-semibold text-teal"
          >
            Edit Plan
          </Link>
        </div>
      </div>
      {plan.sessionsFinished === 0 ? (
        <p className="text-sm text-ink-soft">
          Your progress begins with the first session: five questions are enough.
        </p>
      ) : (
        <Counts plan={plan} />
      )}
      {weakAreas.length > 0 && (
        <p className="text-sm">
          <span className="font-semibold">To practise: </span>
          {weakAreas
            .slice(0, 3)
            .map(({ name }) => name)
            .join(", ")}
        </p>
      )}
    </Card>
  );
}

function Counts({ plan }: { plan: ExamPlan }) {
  const counts = [
    { name: "Sessions", value: plan.sessionsFinished },
    { name: "Questions", value: plan.questionsAnswered },
    { name: "Right", value: plan.correctAnswers },
    ...(plan.boardAnswers > 0 ? [{ name: "Board answers", value: plan.boardAnswers }] : []),
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3 border-t border-rule pt-3">
      {counts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
