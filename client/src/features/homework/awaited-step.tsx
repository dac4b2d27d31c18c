import { useQuery } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { lastQuestionQuery } from "../asking/answer.queries.ts";
import { AskedQuestion } from "../asking/asked-question.tsx";
import type { Question } from "../asking/question.ts";
import { WhatHappened } from "../asking/what-happened.tsx";
import { addressOf } from "./homework-address.ts";
import { InputStep } from "./input-step.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { Homework } from "./use-homework.ts";

interface AwaitedStepProps {
  homework: Homework;
  conversationId: number;
}

/** The page came back before it knew where the answer will be: the last question of the conversation says. */
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
  if (!last) return <PageSpinner label="Fetching your answer…" />;
  switch (last.kind) {
    case "answered":
      return <Redirect to={addressOf({ ...last, kind: "answer", conversationId })} replace />;
    case "none":
      return (
        <InputStep homework={homework} notice="That question isn't here any more. Ask it again." />
      );
    case "unanswered":
      return <NeverCame homework={homework} question={last.question} />;
  }
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
