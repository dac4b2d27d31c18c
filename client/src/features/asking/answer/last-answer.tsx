import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import { lastQuestionQuery } from "../answer.queries.ts";
import { AskedQuestion } from "../asked-question.tsx";
import type { Question } from "../question.ts";
import type { AnswerIds } from "../answer-cache.ts";
import { FailureCard } from "../failure-card.tsx";

interface LastAnswerProps {
  conversationId: number;
  addressOf: (answerIds: AnswerIds) => string;
  /** Shown if the conversation holds no question. */
  notFound: ReactNode;
  /** The question never got an answer, and is to be asked again. */
  onAskAgain: (question: Question) => void;
}

/** Redirects to the answer of the last question of a conversation. */
export function LastAnswer({ conversationId, addressOf, notFound, onAskAgain }: LastAnswerProps) {
  const {
    data: lastQuestion,
    error,
    refetch,
    isFetching,
  } = useQuery(lastQuestionQuery(conversationId));
  if (error && !lastQuestion) {
    return (
      <LoadFailed
        title="Your answer couldn't be fetched"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!lastQuestion) return <PageSpinner label="Fetching your answer…" />;
  switch (lastQuestion.kind) {
    case "answered":
      return (
        <Redirect to={addressOf({ conversationId, messageId: lastQuestion.messageId })} replace />
      );
    case "none":
      return notFound;
    case "unanswered":
      return <UnansweredQuestion question={lastQuestion.question} onAskAgain={onAskAgain} />;
  }
}

interface UnansweredQuestionProps extends Pick<LastAnswerProps, "onAskAgain"> {
  question: Question;
}

function UnansweredQuestion({ question, onAskAgain }: UnansweredQuestionProps) {
  return (
    <div className="flex flex-1 flex-col gap-5">
      <AskedQuestion question={question} />
      <StepHeading>No answer yet</StepHeading>
      <FailureCard>
        <p>The answer to this question didn't arrive. Your question is kept: ask it once more.</p>
        {question.photo && <p className="text-ink-soft">Please add the photo again.</p>}
      </FailureCard>
      <ActionBar>
        <Button fullWidth onClick={() => onAskAgain({ text: question.text, photo: null })}>
          Ask again
        </Button>
      </ActionBar>
    </div>
  );
}
