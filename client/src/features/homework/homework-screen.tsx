import { Step } from "../../ui/step.tsx";
import { LastAnswer } from "../asking/answer/last-answer.tsx";
import { AskingStep } from "./asking-step.tsx";
import { FailedStep } from "./failed-step.tsx";
import { addressOf } from "./homework-address.ts";
import { HelpLevelStep } from "./help-level-step.tsx";
import { InputStep } from "./input-step.tsx";
import { PracticeStep } from "./practice-step.tsx";
import { SolutionStep } from "./solution-step.tsx";
import { useHomework, type Homework } from "./use-homework.ts";

/** Homework Assistant: the student enters a question, selects a help level, and gets an answer. */
export function HomeworkScreen() {
  const homework = useHomework();
  return (
    <>
      <output className="sr-only">{homework.announcement}</output>
      <Step name={homework.step}>
        <CurrentStep homework={homework} />
      </Step>
    </>
  );
}

/** A question that is being sent comes first; otherwise the address determines what is shown. */
function CurrentStep({ homework }: { homework: Homework }) {
  const { flow } = homework;
  switch (flow.step) {
    case "helpLevel":
      return <HelpLevelStep homework={homework} thread={flow.thread} />;
    case "asking":
      return <AskingStep homework={homework} ask={flow.ask} />;
    case "failed":
      return <FailedStep homework={homework} ask={flow.ask} failure={flow.failure} />;
    case "input":
      return <ViewStep homework={homework} />;
  }
}

function ViewStep({ homework }: { homework: Homework }) {
  const { view } = homework;
  switch (view.kind) {
    case "lastAnswer":
      return <LastAnswerStep homework={homework} conversationId={view.conversationId} />;
    case "answer":
      return <SolutionStep key={view.messageId} homework={homework} view={view} />;
    case "practice":
      return <PracticeStep key={view.practiceId} homework={homework} view={view} />;
    case "new":
    // After a reload the question is in the box's draft.
    case "helpLevel":
      return <InputStep homework={homework} />;
  }
}

interface LastAnswerStepProps {
  homework: Homework;
  conversationId: number;
}

/** A restored page without a message id: the last question of the conversation determines the answer. */
function LastAnswerStep({ homework, conversationId }: LastAnswerStepProps) {
  return (
    <LastAnswer
      conversationId={conversationId}
      addressOf={(answerIds) => addressOf({ ...answerIds, kind: "answer" })}
      notFound={
        <InputStep homework={homework} notice="That question isn't here any more. Ask it again." />
      }
      onAskAgain={(question) => homework.startOver({ type: "edited", question })}
    />
  );
}
