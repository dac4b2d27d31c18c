import type { AnswerLife } from "./answer-life.ts";
import { isEmpty } from "./answer-part.ts";
import { WhatHappened } from "./what-happened.tsx";

/** The reason for a missing answer, shown in its place. */
export function FailureInstead({ answer }: { answer: AnswerLife }) {
  if (answer.state !== "failed" || !isEmpty(answer.part)) return null;
  return (
    <WhatHappened>
      <p>{answer.failure.detail}</p>
    </WhatHappened>
  );
}

/** The reason why an answer is incomplete, shown below the part that exists. */
export function FailureLine({ answer }: { answer: AnswerLife }) {
  if (answer.state !== "failed" || isEmpty(answer.part)) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {answer.failure.detail}
    </p>
  );
}
