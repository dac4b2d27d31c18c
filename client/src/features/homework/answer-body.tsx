import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { StreamingMarkdown } from "../../ui/markdown/streaming-markdown.ts";
import type { AnsweredQuestion } from "../asking/answer-progress.ts";
import { partOf } from "../asking/answer-part.ts";
import { CareCard } from "../asking/care-card.tsx";
import { ReadQuestion } from "../asking/read-question.tsx";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { DeclinedAnswer } from "../asking/declined-answer.tsx";
import { FullSolution } from "../asking/answer/full-solution.tsx";
import { StudyNotes } from "../asking/answer/study-notes.tsx";
import { GuidedSolution, type Guide } from "./guided-solution.tsx";

interface AnswerBodyProps {
  answered: AnsweredQuestion;
  /** Null until the server has sent the message id of the answer. */
  answerIds: AnswerIds | null;
  /** Number of open hints or steps, if they open one at a time. */
  openCount: number;
}

/** The part of an answer that exists. A streaming one has the same layout as a complete one. */
export function AnswerBody({
  answered: { answer, helpLevel },
  answerIds,
  openCount,
}: AnswerBodyProps) {
  const part = partOf(answer);
  const isStreaming = answer.state === "streaming";
  const { content = "", helplines, declined, keyTerms = [], examples = [] } = part;
  if (helplines) return <CareCard content={content} helplines={helplines} />;
  if (declined === true) return <DeclinedAnswer part={part} />;
  const guide = guideFor(helpLevel, part);
  return (
    <StreamingMarkdown value={isStreaming}>
      <ReadQuestion transcription={part.transcription} />
      {guide ? (
        <GuidedSolution
          answerIds={answer.state === "complete" ? answerIds : null}
          part={part}
          kind={guide}
          openCount={openCount}
          isStreaming={isStreaming}
        />
      ) : (
        <FullSolution part={part} isStreaming={isStreaming} />
      )}
      {/* The drawing and the input are above these and arrive last, so these would be moved down before. */}
      {!isStreaming && <StudyNotes keyTerms={keyTerms} examples={examples} />}
    </StreamingMarkdown>
  );
}

/** How the solution opens step by step; null if it is shown whole. */
export function guideFor(helpLevel: HelpLevel, part: AiResponsePart): Guide | null {
  return helpLevel === "full" || part.answer !== undefined ? null : helpLevel;
}
