import type { AiResponse } from "#shared/contracts/answer.ts";
import { Card } from "../../ui/card.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { CheckLine } from "./check-line.tsx";
import { StepList } from "./step-list.tsx";

/** The answer first, then why, then how. */
export function FullSolution({ aiResponse }: { aiResponse: AiResponse }) {
  const { answer, content, steps, check } = aiResponse;
  return (
    <>
      {answer !== undefined && (
        <Card as="section" className="grid gap-3 border-l-4 border-l-marigold">
          <h3 className="text-sm font-medium text-ink-soft">Answer</h3>
          <Markdown text={answer} className="text-xl" />
          <CheckLine check={check} />
        </Card>
      )}
      {content !== "" && (
        <section className="grid gap-3">
          <h3 className="text-lg font-semibold">Explanation</h3>
          <Markdown text={content} />
        </section>
      )}
      {steps.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg font-semibold">Steps</h3>
          <StepList label="Steps" steps={steps} />
        </section>
      )}
    </>
  );
}
