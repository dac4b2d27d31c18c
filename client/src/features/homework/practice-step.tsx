import { useQuery } from "@tanstack/react-query";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { DeclinedAnswer } from "./declined-answer.tsx";
import { FullSolution } from "./full-solution.tsx";
import type { AnswerPlace as Kept } from "../asking/shown-answer.ts";
import type { AnswerPlace, Place } from "./homework-address.ts";
import type { PracticeQuestion } from "./homework-thread.ts";
import { practiceQuery } from "./homework.queries.ts";
import { OwnAnswer } from "./own-answer.tsx";
import { RevealButton } from "./reveal-button.tsx";
import { StepHeading } from "./step-heading.tsx";
import { PractiseButton } from "./test-me-card.tsx";
import type { Homework } from "./use-homework.ts";

interface PracticeStepProps {
  homework: Homework;
  place: Extract<Place, { kind: "practice" }>;
}

/** The test of understanding: a similar question, and nobody who answers it but the student. */
export function PracticeStep({ homework, place }: PracticeStepProps) {
  const { conversationId, messageId, practiceId } = place;
  const kept = { conversationId, messageId: practiceId };
  const { data, error, refetch, isFetching } = useQuery(practiceQuery(kept));
  const answer: AnswerPlace = { kind: "answer", conversationId, messageId };
  return (
    <div className="flex flex-1 flex-col gap-6">
      <StepHeading>Test yourself</StepHeading>
      {error && (
        <LoadFailed
          title="The practice question couldn't be fetched"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data === undefined && !error && <PageSpinner label="Fetching your question…" />}
      {data === null && <p>That practice question isn't here any more.</p>}
      {data && <Practice practice={data} place={kept} />}
      {!error && (
        <PractiseButton
          homework={homework}
          place={answer}
          label="Another question"
          variant="secondary"
        />
      )}
      <ActionBar>
        <Button fullWidth onClick={() => homework.go(answer)}>
          Back to Solution
        </Button>
      </ActionBar>
    </div>
  );
}

interface PracticeProps {
  practice: PracticeQuestion;
  place: Kept;
}

function Practice({ practice: { question, aiResponse }, place }: PracticeProps) {
  if (aiResponse.declined) return <DeclinedAnswer content={aiResponse.content} />;
  return (
    <>
      <section aria-label="Practice question" className="rounded-card bg-marigold-soft p-4 text-lg">
        <Markdown text={question} />
      </section>
      {aiResponse.answer === undefined ? (
        <>
          <OwnAnswer
            messageId={place.messageId}
            prompt={aiResponse.tryIt?.prompt ?? "Solve it on paper, then type your answer."}
            onTried={() => undefined}
          />
          <RevealButton place={place} label="Show solution" />
        </>
      ) : (
        <FullSolution part={aiResponse} />
      )}
    </>
  );
}
