import type { AiResponse, WorkedExample } from "#shared/contracts/answer.ts";
import { Card } from "../../../ui/card.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { TermList } from "../term-list.tsx";

interface StudyNotesProps extends Pick<AiResponse, "keyTerms" | "examples"> {
  /** Heading of the key terms on this page. */
  termsHeading?: string;
}

/** Content that stays useful after this question: its topics, and similar examples. */
export function StudyNotes({ keyTerms, examples, termsHeading = "Key topics" }: StudyNotesProps) {
  return (
    <>
      {keyTerms.length > 0 && <KeyTerms heading={termsHeading} keyTerms={keyTerms} />}
      {examples.length > 0 && <SolvedExamples examples={examples} />}
    </>
  );
}

interface KeyTermsProps extends Pick<AiResponse, "keyTerms"> {
  heading: string;
}

function KeyTerms({ heading, keyTerms }: KeyTermsProps) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">{heading}</h3>
      <Card>
        <TermList keyTerms={keyTerms} />
      </Card>
    </section>
  );
}

function SolvedExamples({ examples }: { examples: readonly WorkedExample[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">Similar solved examples</h3>
      {examples.map(({ question, solution }) => (
        <Disclosure key={question} isFramed summary={<Markdown text={question} inline />}>
          <Markdown text={solution} />
        </Disclosure>
      ))}
    </section>
  );
}
