import { memo } from "react";
import type { AiResponse, AiResponsePart, WorkedExample } from "#shared/contracts/answer.ts";
import { StreamingMarkdown } from "../../ui/markdown/streaming-markdown.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { FigureFirst, GraphAfter } from "../../ui/plot/plot-figure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AnswerProgress } from "../asking/answer-progress.ts";
import { partOf } from "../asking/answer-part.ts";
import { CareCard } from "../asking/care-card.tsx";
import { CheckLine } from "../asking/check-line.tsx";
import { TermList } from "../asking/term-list.tsx";
import { DeclinedAnswer } from "../asking/declined-answer.tsx";
import { EngineLine } from "../asking/engine-line.tsx";
import type { Exchange } from "./exchange.ts";
import { Quiz } from "./quiz.tsx";

interface ExchangeBodyProps {
  exchange: Exchange;
  conversationId: number | null;
  answer: AnswerProgress;
}

/** The part of the tutor's reply that exists. Later content is below earlier content. */
export const ExchangeBody = memo(function ExchangeBody(props: ExchangeBodyProps) {
  const { exchange, answer } = props;
  const part = partOf(answer);
  const isStreaming = answer.state === "streaming";
  const { content = "", helplines, declined } = part;
  if (helplines) return <CareCard content={content} helplines={helplines} />;
  if (declined === true) return <Declined part={part} />;
  return (
    <StreamingMarkdown value={isStreaming}>
      <FigureFirst part={part} />
      {content !== "" && <Markdown text={content} />}
      {isStreaming && (content === "" || exchange.kind === "quiz") && <ExplanationSkeleton />}
      <Notes part={part} />
      {answer.state === "complete" && <CompleteContent {...props} aiResponse={answer.aiResponse} />}
    </StreamingMarkdown>
  );
});

function Declined({ part }: { part: AiResponsePart }) {
  return (
    <>
      <DeclinedAnswer part={part} withOffers />
      {part.engine && <EngineLine engine={part.engine} />}
    </>
  );
}

interface CompleteContentProps extends ExchangeBodyProps {
  aiResponse: AiResponse;
}

/** Content that only a complete answer has. */
function CompleteContent({
  exchange: { messageId },
  conversationId,
  aiResponse,
}: CompleteContentProps) {
  const { quiz, check, engine } = aiResponse;
  return (
    <>
      <GraphAfter part={aiResponse} />
      {quiz && messageId !== null && conversationId !== null && (
        <Quiz answerIds={{ conversationId, messageId }} questions={quiz} />
      )}
      <div className="grid gap-1">
        <CheckLine check={check} engine={engine} />
        <EngineLine engine={engine} />
      </div>
    </>
  );
}

/** Placeholder before the first words. */
function ExplanationSkeleton() {
  return (
    <div className="grid gap-4 py-2">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

function Notes({ part: { keyTerms, examples } }: { part: AiResponsePart }) {
  return (
    <>
      {keyTerms && keyTerms.length > 0 && <Terms keyTerms={keyTerms} />}
      {examples && examples.length > 0 && <Examples examples={examples} />}
    </>
  );
}

function Terms({ keyTerms }: Pick<AiResponse, "keyTerms">) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Key terms</h3>
      <div className="border-l-2 border-marigold pl-3">
        <TermList keyTerms={keyTerms} />
      </div>
    </section>
  );
}

function Examples({ examples }: { examples: readonly WorkedExample[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Examples</h3>
      <ul className="grid gap-3">
        {examples.map(({ question, solution }) => (
          <li key={question} className="grid gap-1 rounded-control bg-desk p-3">
            <p className="font-medium">
              <Markdown text={question} inline />
            </p>
            <Markdown text={solution} />
          </li>
        ))}
      </ul>
    </section>
  );
}
