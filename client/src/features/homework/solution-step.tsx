import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { DifficultyBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { ContinueLearningCard } from "./continue-learning-card.tsx";
import { DeclinedAnswer } from "./declined-answer.tsx";
import { EngineLine } from "./engine-line.tsx";
import { FullSolution } from "./full-solution.tsx";
import { GuidedSolution, NextButton } from "./guided-solution.tsx";
import type { AnswerPlace } from "./homework-address.ts";
import type { AnsweredQuestion } from "./homework-thread.ts";
import { answerQuery } from "./homework.queries.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { InputStep } from "./input-step.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StudyNotes } from "./study-notes.tsx";
import { TestMeCard } from "./test-me-card.tsx";
import type { Homework } from "./use-homework.ts";

interface PlacedProps {
  homework: Homework;
  place: AnswerPlace;
}

export function SolutionStep({ homework, place }: PlacedProps) {
  const query = answerQuery(place.conversationId, place.messageId);
  const { data: answered, error, refetch, isFetching } = useQuery(query);
  if (error) {
    return (
      <LoadFailed
        title="Your answer couldn't be fetched"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (answered === undefined) return <PageSpinner label="Fetching your answer…" />;
  if (answered === null) {
    return (
      <InputStep
        homework={homework}
        notice="That answer isn't here any more. Ask your question again."
      />
    );
  }
  return (
    <div className="flex flex-1 flex-col gap-6">
      <AskedQuestion question={answered.question} />
      {answered.aiResponse.declined ? (
        <Declined homework={homework} place={place} answered={answered} />
      ) : (
        <Solution homework={homework} place={place} answered={answered} />
      )}
    </div>
  );
}

type ShownProps = PlacedProps & { answered: AnsweredQuestion };

function Solution({ homework, place, answered }: ShownProps) {
  const { aiResponse, helpLevel } = answered;
  const { conversationId } = place;
  const [shown, setShown] = useState(1);
  const guide = aiResponse.answer === undefined && helpLevel !== "full" ? helpLevel : null;
  const askThis = (text: string) => {
    const newKey = newIdempotencyKey();
    homework.act({ type: "askedThis", text, level: helpLevel, conversationId, newKey });
  };
  return (
    <>
      <div className="grid gap-2">
        <StepHeading>Solution</StepHeading>
        <TopicLine aiResponse={aiResponse} />
      </div>
      {guide ? (
        <GuidedSolution place={place} aiResponse={aiResponse} kind={guide} shown={shown} />
      ) : (
        <FullSolution aiResponse={aiResponse} />
      )}
      <StudyNotes keyTerms={aiResponse.keyTerms} examples={aiResponse.examples} />
      <TestMeCard homework={homework} place={place} variant={guide ? "secondary" : "primary"} />
      <ContinueLearningCard aiResponse={aiResponse} onAsk={askThis} />
      <EngineLine engine={aiResponse.engine} />
      <ActionBar>
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <NewQuestionButton homework={homework} variant="secondary" />
          {guide && shown < aiResponse.steps.length && (
            <NextButton kind={guide} onNext={() => setShown(shown + 1)} />
          )}
        </div>
      </ActionBar>
    </>
  );
}

function TopicLine({ aiResponse: { topic, difficulty } }: { aiResponse: AiResponse }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-soft">
      {topic !== "" && <span>{topic}</span>}
      <DifficultyBadge difficulty={difficulty} />
    </p>
  );
}

function Declined({ homework, answered: { question, aiResponse } }: ShownProps) {
  const edit = () => {
    homework.act({ type: "edited", question: { ...question, photo: sendable(question.photo) } });
    homework.go({ kind: "new" });
  };
  return (
    <>
      <StepHeading>I can't answer this one yet</StepHeading>
      <DeclinedAnswer content={aiResponse.content} />
      <EngineLine engine={aiResponse.engine} />
      <ActionBar>
        <Button fullWidth onClick={edit}>
          Edit question
        </Button>
        <NewQuestionButton homework={homework} variant="quiet" />
      </ActionBar>
    </>
  );
}

/** A photo that only the server has can't be sent a second time from here. */
const sendable = (photo: AnsweredQuestion["question"]["photo"]) =>
  photo?.kind === "chosen" ? photo : null;

interface NewQuestionButtonProps {
  homework: Homework;
  variant: "secondary" | "quiet";
}

function NewQuestionButton({ homework, variant }: NewQuestionButtonProps) {
  const startAfresh = () => {
    homework.act({ type: "reset" });
    homework.go({ kind: "new" });
  };
  return (
    <Button variant={variant} fullWidth onClick={startAfresh}>
      New Question
    </Button>
  );
}
