import { useState } from "react";
import type { AiResponsePart, Approach } from "#shared/contracts/answer.ts";
import { StreamingMarkdown } from "../../ui/markdown/streaming-markdown.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { FigureFirst, GraphAfter } from "../../ui/plot/plot-figure.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { AnswerProgress } from "../asking/answer-progress.ts";
import { partOf } from "../asking/answer-part.ts";
import { CareCard } from "../asking/care-card.tsx";
import { CheckLine } from "../asking/check-line.tsx";
import { ReadQuestion } from "../asking/read-question.tsx";
import { AnswerCard } from "../asking/answer/answer-card.tsx";
import { DeclinedAnswer } from "../asking/declined-answer.tsx";
import { StepList } from "../asking/answer/step-list.tsx";
import { StudyNotes } from "../asking/answer/study-notes.tsx";
import { visibleApproaches, otherSteps } from "./visible-approaches.ts";

/** The part of a solution that exists. A streaming one has the same layout as a complete one. */
export function SolutionBody({ answer }: { answer: AnswerProgress }) {
  const part = partOf(answer);
  const isStreaming = answer.state === "streaming";
  const { content = "", helplines, declined } = part;
  const { keyTerms = [], examples = [] } = part;
  if (helplines) return <CareCard content={content} helplines={helplines} />;
  if (declined === true) return <DeclinedAnswer part={part} />;
  const isLibrarySentence = isLibraryAnswer(part);
  return (
    <StreamingMarkdown value={isStreaming}>
      <ReadQuestion transcription={part.transcription} />
      {isLibrarySentence && <AnswerCard part={part} isStreaming={isStreaming} />}
      <FigureFirst part={part} />
      <Explanation part={part} />
      <BelowContent part={part} isStreaming={isStreaming} hasAnswer={!isLibrarySentence} />
      {/* Content that arrives last but is placed in between would move the text being read. */}
      {!isStreaming && (
        <>
          <GraphAfter part={part} />
          <StudyNotes keyTerms={keyTerms} examples={examples} termsHeading="Key concepts" />
        </>
      )}
    </StreamingMarkdown>
  );
}

function Explanation({ part: { content = "", replyKind } }: Pick<PartProps, "part">) {
  if (content === "") return null;
  return (
    <section className="grid gap-3">
      {/* A page on a topic already has that heading. */}
      {replyKind !== "topic" && <h3 className="text-lg font-semibold">Explanation</h3>}
      <Markdown text={content} />
    </section>
  );
}

/** Whether the answer is a sentence of our library, whose page is only background. */
function isLibraryAnswer({ answer = "", engine, steps = [], check }: AiResponsePart): boolean {
  const isUncheckedBuiltIn = engine === "built-in" && check?.status !== "checked";
  return answer !== "" && isUncheckedBuiltIn && steps.length === 0;
}

interface PartProps {
  part: AiResponsePart;
  isStreaming: boolean;
}

/** Each part waits for the one above it, so that readable text never moves. */
function BelowContent({ part, isStreaming, hasAnswer }: PartProps & { hasAnswer: boolean }) {
  const approaches = visibleApproaches(part);
  const steps = otherSteps(approaches, part.steps ?? []);
  const hasBegun = !isStreaming || approaches.length > 0 || (part.steps ?? []).length > 0;
  if (!hasBegun) return null;
  return (
    <>
      {hasAnswer && <AnswerOrCheck part={part} isStreaming={isStreaming} />}
      {approaches.length > 0 && <Approaches approaches={approaches} isStreaming={isStreaming} />}
      {steps.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg font-semibold">Steps</h3>
          <StepList label="Steps" steps={steps} />
        </section>
      )}
    </>
  );
}

/** Not every doubt has a final answer; whether it was checked is shown anyway. */
function AnswerOrCheck({ part, isStreaming }: PartProps) {
  const { answer = "", check, engine, content = "" } = part;
  if (answer !== "") return <AnswerCard part={part} isStreaming={isStreaming} />;
  return check && engine && content !== "" ? <CheckLine check={check} engine={engine} /> : null;
}

interface ApproachesProps {
  approaches: readonly Approach[];
  isStreaming: boolean;
}

/** Up to three approaches, one of them open. While they stream, the first one reserves space for the others. */
function Approaches({ approaches, isStreaming }: ApproachesProps) {
  const [open, setOpen] = useState("0");
  const [firstApproach, ...otherApproaches] = approaches;
  if (firstApproach && otherApproaches.length === 0 && !isStreaming)
    return <SingleApproach approach={firstApproach} />;
  const tabs = approaches.map((approach, index) => ({
    value: String(index),
    label: <Markdown text={approach.title} inline />,
    content: <ApproachContent approach={approach} number={index + 1} />,
  }));
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">
        {isStreaming ? "Ways to see it" : `${approaches.length} ways to see it`}
      </h3>
      <Tabs label="Approaches" value={open} onChange={setOpen} tabs={tabs} dense />
    </section>
  );
}

function SingleApproach({ approach }: { approach: Approach }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">
        <Markdown text={approach.title} inline />
      </h3>
      <ApproachContent approach={approach} number={1} />
    </section>
  );
}

function ApproachContent({ approach, number }: { approach: Approach; number: number }) {
  const { content, steps } = approach;
  return (
    <div className="grid gap-3">
      {content !== "" && <Markdown text={content} />}
      {steps.length > 0 && <StepList label={`Steps of approach ${number}`} steps={steps} />}
    </div>
  );
}
