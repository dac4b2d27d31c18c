import { useState } from "react";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { FigureFirst } from "../../ui/plot/plot-figure.tsx";
import type { AnswerPlace } from "../asking/answer-cache.ts";
import { OwnAnswer } from "../asking/practice/own-answer.tsx";
import { RevealButton } from "../asking/practice/reveal-button.tsx";
import { StepList } from "../asking/answer/step-list.tsx";

export type Guide = "hint" | "stepbystep";

interface GuidedSolutionProps {
  /** Null while there is nothing yet to try or to reveal. */
  place: AnswerPlace | null;
  part: AiResponsePart;
  kind: Guide;
  /** Number of open hints or steps. */
  shown: number;
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
export function GuidedSolution({ place, part, kind, shown, isStreaming }: GuidedSolutionProps) {
  const { steps = [], content = "" } = part;
  const open = steps.slice(0, shown);
  return (
    <>
      <FigureFirst part={part} />
      {content !== "" && <Markdown text={content} />}
      {open.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg font-semibold">
            {words[kind].one} {open.length}
            {/* The total is known when all have arrived. */}
            {!isStreaming && ` of ${steps.length}`}
          </h3>
          <StepList label={words[kind].list} steps={open} opened={shown} />
        </section>
      )}
      {place && <OwnWay place={place} part={part} kind={kind} allShown={shown >= steps.length} />}
    </>
  );
}

interface OwnWayProps extends Pick<GuidedSolutionProps, "part" | "kind"> {
  place: AnswerPlace;
  allShown: boolean;
}

function OwnWay({ place, part: { tryIt }, kind, allShown }: OwnWayProps) {
  const [hasTried, setHasTried] = useState(false);
  return (
    <>
      {tryIt && (kind === "hint" || allShown) && (
        <OwnAnswer
          messageId={place.messageId}
          prompt={tryIt.prompt}
          // The next hint is the primary button while there is one.
          variant={allShown ? "primary" : "secondary"}
          onTried={() => setHasTried(true)}
        />
      )}
      {(allShown || hasTried) && <RevealButton place={place} label="Show the full solution" />}
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
