import { useQuery } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { Working } from "./asking-step.tsx";
import { addressOf } from "./homework-address.ts";
import { isStillAwaited, lastQuestionQuery } from "./homework.queries.ts";
import { InputStep } from "./input-step.tsx";
import { noQuestion, type Question } from "./question.ts";
import { StepHeading } from "./step-heading.tsx";
import type { Homework } from "./use-homework.ts";
import { WhatHappened } from "./what-happened.tsx";

interface AwaitedStepProps {
  homework: Homework;
  conversationId: number;
}

/** The page came back while the tutor was at work, as after a locked phone: the server went on without it. */
export function AwaitedStep({ homework, conversationId }: AwaitedStepProps) {
  const { data: last, error, refetch, isFetching } = useQuery(lastQuestionQuery(conversationId));
  if (error && !last) {
    return (
      <LoadFailed
        title="Your answer couldn't be fetched"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!last) return <Waiting homework={homework} question={noQuestion} />;
  switch (last.kind) {
    case "answered":
      return <Redirect to={addressOf({ ...last, kind: "answer", conversationId })} replace />;
    case "none":
      return (
        <InputStep homework={homework} notice="That question isn't here any more. Ask it again." />
      );
    case "waiting":
      return isStillAwaited(last) ? (
        <Waiting homework={homework} question={last.question} />
      ) : (
        <NeverCame homework={homework} question={last.question} />
      );
  }
}

function Waiting({ homework, question }: { homework: Homework; question: Question }) {
  return (
    <div className="flex flex-1 flex-col gap-5">
      {question !== noQuestion && <AskedQuestion question={question} />}
      <Working />
      <ActionBar>
        <Button variant="secondary" fullWidth onClick={() => homework.go({ kind: "new" })}>
          New Question
        </Button>
      </ActionBar>
    </div>
  );
}

function NeverCame({ homework, question }: { homework: Homework; question: Question }) {
  const askAgain = () => {
    homework.act({ type: "edited", question: { text: question.text, photo: null } });
    homework.go({ kind: "new" });
  };
  return (
    <div className="flex flex-1 flex-col gap-5">
      <AskedQuestion question={question} />
      <StepHeading>No answer yet</StepHeading>
      <WhatHappened>
        <p>The answer to this question didn't arrive. Your question is kept: ask it once more.</p>
        {question.photo && <p className="text-ink-soft">Please add the photo again.</p>}
      </WhatHappened>
      <ActionBar>
        <Button fullWidth onClick={askAgain}>
          Ask again
        </Button>
      </ActionBar>
    </div>
  );
}
