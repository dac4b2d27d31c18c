import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { DifficultyBadge } from "../../../ui/badge.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import type { AnswerProgress } from "../answer-progress.ts";
import { isEmpty, partOf } from "../answer-part.ts";
import { NoticeLine } from "../notice-line.tsx";
import { replyWords } from "../reply-words.ts";
import { ReadAloudButton } from "../read-aloud/read-aloud-button.tsx";

interface AnswerHeadProps {
  answer: AnswerProgress;
  /** Texts to read aloud; absent if there is nothing to read yet. */
  readAloud?: readonly string[];
}

/** State of the answer. Its lines have a fixed height, so that the content below doesn't move when they fill. */
export function AnswerHead({ answer, readAloud }: AnswerHeadProps) {
  const part = partOf(answer);
  return (
    <div className="grid gap-1">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2">
        <StepHeading>{headingOf(answer)}</StepHeading>
        {readAloud && <ReadAloudButton texts={readAloud} />}
      </div>
      <TopicLine part={part} isStreaming={answer.state === "streaming"} />
      {part.notice !== undefined && <NoticeLine notice={part.notice} />}
    </div>
  );
}

function headingOf(answer: AnswerProgress): string {
  const part = partOf(answer);
  if (part.helplines) return replyWords(part).heading;
  switch (answer.state) {
    case "streaming":
      return "Working on your answer";
    case "complete":
      return replyWords(part).heading;
    case "failed":
      return isEmpty(part) ? "No answer yet" : "This answer isn't finished";
    case "stopped":
      return "You stopped this answer.";
  }
}

function TopicLine({ part, isStreaming }: { part: AiResponsePart; isStreaming: boolean }) {
  const { topic = "", difficulty, declined, helplines } = part;
  const isAnswer = declined !== true && !helplines;
  if (isAnswer && difficulty !== undefined) {
    return (
      <p className="flex min-h-7 flex-wrap items-center gap-2 text-ink-soft">
        {topic !== "" && <span>{topic}</span>}
        <DifficultyBadge difficulty={difficulty} />
      </p>
    );
  }
  if (!isStreaming) return null;
  return (
    <p className="min-h-7 text-ink-soft">
      {helplines ? "" : "Solving and checking. Up to half a minute."}
    </p>
  );
}
