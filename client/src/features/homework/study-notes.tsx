import type { AiResponse, WorkedExample } from "#shared/contracts/answer.ts";
import { Card } from "../../ui/card.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

/** What stays useful after this question: the topics it belongs to, and others like it. */
export function StudyNotes({ keyTerms, examples }: Pick<AiResponse, "keyTerms" | "examples">) {
  return (
    <>
      {keyTerms.length > 0 && <KeyTopics keyTerms={keyTerms} />}
      {examples.length > 0 && <SolvedExamples examples={examples} />}
    </>
  );
}

function KeyTopics({ keyTerms }: Pick<AiResponse, "keyTerms">) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">Key topics</h3>
      <Card>
        <dl className="grid gap-3">
          {keyTerms.map(({ term, meaning }) => (
            <div key={term} className="min-w-0">
              <dt className="font-semibold">
                <Markdown text={term} inline />
              </dt>
              <dd>
                <Markdown text={meaning} className="text-ink-soft" />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

function SolvedExamples({ examples }: { examples: readonly WorkedExample[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">Similar solved examples</h3>
      {examples.map(({ question, solution }) => (
        <details
          key={question}
          className="group rounded-card border border-rule bg-sheet shadow-card"
        >
          <summary className="flex min-h-touch items-center gap-2 rounded-card p-4 font-medium">
            <span
              aria-hidden="true"
              className="text-teal transition-transform duration-short group-open:rotate-90"
            >
              ▸
            </span>
            <span className="min-w-0">
              <Markdown text={question} inline />
            </span>
          </summary>
          <div className="border-t border-rule p-4">
            <Markdown text={solution} />
          </div>
        </details>
      ))}
    </section>
  );
}
