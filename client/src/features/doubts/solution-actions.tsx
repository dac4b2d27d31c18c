import { AnswerActions } from "../asking/answer-actions.tsx";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import type { SolutionPlace } from "./doubt-address.ts";
import type { Doubts } from "./use-doubts.ts";

interface SolutionActionsProps {
  doubts: Doubts;
  place: SolutionPlace;
  answered: AnsweredQuestion;
}

/** The next step after a solution: another doubt, or a retry. */
export function SolutionActions({ doubts, place, answered }: SolutionActionsProps) {
  return (
    <AnswerActions
      place={place}
      answered={answered}
      labels={{ edit: "Edit doubt", anew: "New Doubt" }}
      onEdit={(question) => doubts.startAfresh({ type: "edited", question })}
      onNew={() => doubts.startAfresh({ type: "reset" })}
      onAskAgain={() => doubts.announce("")}
      onMoved={(placed) => doubts.moveTo(place, placed)}
    />
  );
}
