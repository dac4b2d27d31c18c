import type { AnswerProgress } from "./answer-progress.ts";
import { isEmpty } from "./answer-part.ts";
import { FailureCard } from "./failure-card.tsx";

/** The reason for a missing answer, shown in its place. */
export function EmptyFailure({ answer }: { answer: AnswerProgress }) {
  if (answer.state !== "failed" || !isEmpty(answer.part)) return null;
  return (
    <FailureCard>
      <p>{answer.failure.detail}</p>
    </FailureCard>
  );
}

/** The reason why an answer is incomplete, shown below the part that exists. */
export function FailureLine({ answer }: { answer: AnswerProgress }) {
  if (answer.state !== "failed" || isEmpty(answer.part)) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {answer.failure.detail}
    </p>
  );
}
