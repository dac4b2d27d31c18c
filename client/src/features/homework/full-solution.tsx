import type { AiResponse, Approach } from "#shared/contracts/answer.ts";
import { Card } from "../../ui/card.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { CheckLine } from "./check-line.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PlotFigure } from "../../ui/plot/plot-figure.tsx";
import { StepList } from "./step-list.tsx";

/** The answer first, then why, then how. */
export function FullSolution({ aiResponse }: { aiResponse: AiResponse }) {
  const { answer, content, steps, check, plot, approaches = [] } = aiResponse;
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
      {plot && <PlotFigure plot={plot} />}
      {approaches.length > 0 && <OtherWays approaches={approaches} />}
    </>
  );
}

/** The same answer by other methods, for whoever learned it in another way. */
function OtherWays({ approaches }: { approaches: readonly Approach[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">Other ways to solve it</h3>
      {approaches.map(({ title, content, steps }) => (
        <Disclosure key={title} framed summary={<Markdown text={title} inline />}>
          <div className="grid gap-3">
            {content !== "" && <Markdown text={content} />}
            <StepList label={title} steps={steps} />
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
