import type { AiResponsePart, Approach, Step } from "#shared/contracts/answer.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { FigureFirst, GraphAfter } from "../../../ui/plot/plot-figure.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { StepList } from "./step-list.tsx";

interface FullSolutionProps {
  part: AiResponsePart;
  isStreaming?: boolean;
}

/**
 * The final answer, then the explanation, then the steps. While the answer streams, each part waits for the one above
 * it, and space for the final answer is reserved, so that readable text never moves.
 */
export function FullSolution({ part, isStreaming = false }: FullSolutionProps) {
  const { content = "", steps = [] } = part;
  return (
    <>
      <AnswerCard part={part} isStreaming={isStreaming} />
      <FigureFirst part={part} />
      {content !== "" && (
        <section className="grid gap-3">
          <h3 className="text-lg font-semibold">Explanation</h3>
          <Markdown text={content} />
        </section>
      )}
      {content === "" && isStreaming ? null : <Steps steps={steps} />}
      {!isStreaming && <Beyond part={part} />}
    </>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">Steps</h3>
      <StepList label="Steps" steps={steps} />
    </section>
  );
}

function Beyond({ part }: { part: AiResponsePart }) {
  const { approaches } = part;
  return (
    <>
      <GraphAfter part={part} />
      {approaches && approaches.length > 0 && <OtherWays approaches={approaches} />}
    </>
  );
}

/** The same answer by other methods, for students who learned another method. */
function OtherWays({ approaches }: { approaches: readonly Approach[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">Other ways to solve it</h3>
      {approaches.map(({ title, content, steps }) => (
        <Disclosure key={title} isFramed summary={<Markdown text={title} inline />}>
          <div className="grid gap-3">
            {content !== "" && <Markdown text={content} />}
            <StepList label={title} steps={steps} />
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
