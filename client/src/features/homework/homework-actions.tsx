import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { AnswerActions } from "../asking/answer-actions.tsx";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import { partOf } from "../asking/answer-part.ts";
import { guideFor } from "./answer-body.tsx";
import { NextButton } from "./guided-solution.tsx";
import type { AnswerPlace } from "./homework-address.ts";
import type { Homework } from "./use-homework.ts";

interface HomeworkActionsProps {
  homework: Homework;
  place: AnswerPlace;
  answered: AnsweredQuestion;
  shown: number;
  onNext: () => void;
}

/** The next step after an answer: the next hint, another question, or a retry. */
export function HomeworkActions({
  homework,
  place,
  answered,
  shown,
  onNext,
}: HomeworkActionsProps) {
  const { answer, helpLevel } = answered;
  return (
    <AnswerActions
      place={place}
      answered={answered}
      labels={{ edit: "Edit question", anew: "New Question" }}
      onEdit={(question) => homework.startAfresh({ type: "edited", question })}
      onNew={() => homework.startAfresh({ type: "reset" })}
      onAskAgain={() => homework.announce("")}
      onMoved={(placed) => homework.moveTo(place.conversationId, placed)}
    >
      <NextOne helpLevel={helpLevel} part={partOf(answer)} shown={shown} onNext={onNext} />
    </AnswerActions>
  );
}

interface NextOneProps {
  helpLevel: HelpLevel;
  part: AiResponsePart;
  shown: number;
  onNext: () => void;
}

/** The next hint or step, if one isn't open yet. */
function NextOne({ helpLevel, part, shown, onNext }: NextOneProps) {
  const guide = guideFor(helpLevel, part);
  const { steps = [] } = part;
  if (!guide || shown >= steps.length) return null;
  return <NextButton kind={guide} onNext={onNext} />;
}
