import { useState } from "react";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { FigureFirst } from "../../ui/plot/plot-figure.tsx";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { OwnAnswer } from "../asking/practice/own-answer.tsx";
import { RevealButton } from "../asking/practice/reveal-button.tsx";
import { StepList } from "../asking/answer/step-list.tsx";

export type Guide = "hint" | "stepbystep";

interface GuidedSolutionProps {
  /** Null while there is nothing yet to try or to reveal. */
  answerIds: AnswerIds | null;
  part: AiResponsePart;
  kind: Guide;
  /** Number of open hints or steps. */
  openCount: number;
  isStreaming: boolean;
}

const words: Record<Guide, { list: string; one: string; next: string }> = {
  hint: { list: "Hints", one: "Hint", next: "Show next hint" },
  stepbystep: { list: "Steps", one: "Step", next: "Next step" },
};

/**
 * Shows one hint or one step at a time. Hints leave the whole question to the student; steps leave her the last
 * computation. The whole solution is available after an attempt, or when all of them are open.
 */
export function GuidedSolution({
  answerIds,
  part,
  kind,
  openCount,
  isStreaming,
}: GuidedSolutionProps) {
  const { steps = [], content = "" } = part;
  const openSteps = steps.slice(0, openCount);
  return (
    <>
      <FigureFirst part={part} />
      {content !== "" && <Markdown text={content} />}
      {openSteps.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg font-semibold">
            {words[kind].one} {openSteps.length}
            {/* The total is known when all have arrived. */}
            {!isStreaming && ` of ${steps.length}`}
          </h3>
          <StepList label={words[kind].list} steps={openSteps} openCount={openCount} />
        </section>
      )}
      {answerIds && (
        <OwnAttempt
          answerIds={answerIds}
          part={part}
          kind={kind}
          isAllOpen={openCount >= steps.length}
        />
      )}
    </>
  );
}

interface OwnAttemptProps extends Pick<GuidedSolutionProps, "part" | "kind"> {
  answerIds: AnswerIds;
  isAllOpen: boolean;
}

function OwnAttempt({ answerIds, part: { tryIt }, kind, isAllOpen }: OwnAttemptProps) {
  const [hasTried, setHasTried] = useState(false);
  return (
    <>
      {tryIt && (kind === "hint" || isAllOpen) && (
        <OwnAnswer
          messageId={answerIds.messageId}
          prompt={tryIt.prompt}
          // The next hint is the primary button while there is one.
          variant={isAllOpen ? "primary" : "secondary"}
          onTried={() => setHasTried(true)}
        />
      )}
      {(isAllOpen || hasTried) && (
        <RevealButton answerIds={answerIds} label="Show the full solution" />
      )}
    </>
  );
}

/** The primary action while there is more to open. */
export function NextButton({ kind, onNext }: { kind: Guide; onNext: () => void }) {
  return (
    <Button fullWidth onClick={onNext}>
      {words[kind].next}
    </Button>
  );
}
