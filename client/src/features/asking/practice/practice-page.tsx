import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import type { AnswerIds } from "../answer-cache.ts";
import { DeclinedAnswer } from "../declined-answer.tsx";
import { FullSolution } from "../answer/full-solution.tsx";
import type { PracticeQuestion } from "./practice-question.ts";
import { practiceQuery } from "./practice.queries.ts";
import { OwnAnswer } from "./own-answer.tsx";
import { PractiseButton } from "./practise-button.tsx";
import { RevealButton } from "./reveal-button.tsx";

interface PracticePageProps {
  heading: string;
  /** The answer whose question is being practised. */
  answerIds: AnswerIds;
  practiceId: number;
  easier?: boolean;
  onPractice: (practiceId: number) => void;
  /** The next steps. */
  actions: ReactNode;
}

/** A similar question, which the student answers herself. */
export function PracticePage(props: PracticePageProps) {
  const { heading, answerIds, practiceId, easier = false, onPractice, actions } = props;
  const practiceIds = { conversationId: answerIds.conversationId, messageId: practiceId };
  const { data, error, refetch, isFetching } = useQuery(practiceQuery(practiceIds));
  return (
    <div className="flex flex-1 flex-col gap-6">
      <StepHeading>{heading}</StepHeading>
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
      {data && <Practice practice={data} answerIds={practiceIds} />}
      {!error && !data?.aiResponse.declined && (
        <PractiseButton
          answerIds={answerIds}
          label="Another question"
          variant="secondary"
          easier={easier}
          onPractice={onPractice}
        />
      )}
      <ActionBar>{actions}</ActionBar>
    </div>
  );
}

interface PracticeProps {
  practice: PracticeQuestion;
  answerIds: AnswerIds;
}

function Practice({ practice: { question, aiResponse }, answerIds }: PracticeProps) {
  if (aiResponse.declined) return <DeclinedAnswer part={aiResponse} withOffers />;
  return (
    <>
      <section aria-label="Practice question" className="rounded-card bg-marigold-soft p-4 text-lg">
        <Markdown text={question} />
      </section>
      {aiResponse.answer === undefined ? (
        <>
          <OwnAnswer
            messageId={answerIds.messageId}
            prompt={aiResponse.tryIt?.prompt ?? "Solve it on paper, then type your answer."}
            onTried={() => undefined}
          />
          <RevealButton answerIds={answerIds} label="Show solution" />
        </>
      ) : (
        <FullSolution part={aiResponse} />
      )}
    </>
  );
}
