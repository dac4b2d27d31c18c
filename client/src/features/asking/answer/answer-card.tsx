import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { Card } from "../../../ui/card.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CheckLine } from "../check-line.tsx";
import { answerLines } from "./answer-lines.ts";

interface AnswerCardProps {
  part: Pick<AiResponsePart, "answer" | "check" | "engine" | "steps">;
  isStreaming: boolean;
}

/** The answer, or its placeholder; the height with a one-line answer is the same as without. */
export function AnswerCard({
  part: { answer, check, engine = "openai", steps },
  isStreaming,
}: AnswerCardProps) {
  if (answer === undefined && !isStreaming) return null;
  return (
    <Card as="section" className="grid min-h-34 content-start gap-3 border-l-4 border-l-marigold">
      <h3 className="text-sm font-medium text-ink-soft">Answer</h3>
      {answer === undefined ? (
        <Skeleton className="h-7 w-2/3" />
      ) : (
        <Markdown text={answerLines(answer)} className="text-xl" />
      )}
      {answer === undefined || (isStreaming && !check) ? (
        <Skeleton className="h-5 w-1/2" />
      ) : (
        <CheckLine
          check={check ?? { status: "unchecked" }}
          engine={engine}
          isWorked={steps !== undefined && steps.length > 0}
        />
      )}
    </Card>
  );
}
