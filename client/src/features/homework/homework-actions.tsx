import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { AnswerActions } from "../asking/answer-actions.tsx";
import type { AnsweredQuestion } from "../asking/answer-progress.ts";
import { partOf } from "../asking/answer-part.ts";
import { guideFor } from "./answer-body.tsx";
import { NextButton } from "./guided-solution.tsx";
import type { AnswerView } from "./homework-address.ts";
import type { Homework } from "./use-homework.ts";

interface HomeworkActionsProps {
  homework: Homework;
  view: AnswerView;
  answered: AnsweredQuestion;
  openCount: number;
  onNext: () => void;
}

/** The next step after an answer: the next hint, another question, or a retry. */
export function HomeworkActions({
  homework,
  view,
  answered,
  openCount,
  onNext,
}: HomeworkActionsProps) {
  const { answer, helpLevel } = answered;
  return (
    <AnswerActions
      answerIds={view}
      answered={answered}
      labels={{ edit: "Edit question", anew: "New Question" }}
      onEdit={(question) => homework.startOver({ type: "edited", question })}
      onNew={() => homework.startOver({ type: "reset" })}
      onAskAgain={() => homework.announce("")}
      onMoved={(message) => homework.moveTo(view.conversationId, message)}
    >
      <NextStepButton
        helpLevel={helpLevel}
        part={partOf(answer)}
        openCount={openCount}
        onNext={onNext}
      />
    </AnswerActions>
  );
}

interface NextStepButtonProps {
  helpLevel: HelpLevel;
  part: AiResponsePart;
  openCount: number;
  onNext: () => void;
}

/** The next hint or step, if one isn't open yet. */
function NextStepButton({ helpLevel, part, openCount, onNext }: NextStepButtonProps) {
  const guide = guideFor(helpLevel, part);
  const { steps = [] } = part;
  if (!guide || openCount >= steps.length) return null;
  return <NextButton kind={guide} onNext={onNext} />;
}
