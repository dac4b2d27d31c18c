import type { AnswerLife } from "./answer-life.ts";
import { isEmpty } from "./answer-part.ts";
import { WhatHappened } from "./what-happened.tsx";

/** Why there is nothing of an answer, where it would be. */
export function FailureInstead({ answer }: { answer: AnswerLife }) {
  if (answer.state !== "failed" || !isEmpty(answer.part)) return null;
  return (
    <WhatHappened>
      <p>{answer.failure.detail}</p>
    </WhatHappened>
  );
}

/** Why an answer doesn't go on, below as much of it as there is. */
export function FailureLine({ answer }: { answer: AnswerLife }) {
  if (answer.state !== "failed" || isEmpty(answer.part)) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {answer.failure.detail}
    </p>
  );
}
