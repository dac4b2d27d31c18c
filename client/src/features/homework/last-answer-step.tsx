import { LastAnswer } from "../asking/answer/last-answer.tsx";
import { addressOf } from "./homework-address.ts";
import { InputStep } from "./input-step.tsx";
import type { Homework } from "./use-homework.ts";

interface LastAnswerStepProps {
  homework: Homework;
  conversationId: number;
}

/** A restored page without a message id: the last question of the conversation determines the answer. */
export function LastAnswerStep({ homework, conversationId }: LastAnswerStepProps) {
  return (
    <LastAnswer
      conversationId={conversationId}
      addressOf={(place) => addressOf({ ...place, kind: "answer" })}
      notFound={
        <InputStep homework={homework} notice="That question isn't here any more. Ask it again." />
      }
      onAskAgain={(question) => homework.startOver({ type: "edited", question })}
    />
  );
}
