import { AnswerActions } from "../asking/answer-actions.tsx";
import type { AnsweredQuestion } from "../asking/answer-progress.ts";
import type { SolutionView } from "./doubt-address.ts";
import type { Doubts } from "./use-doubts.ts";

interface SolutionActionsProps {
  doubts: Doubts;
  view: SolutionView;
  answered: AnsweredQuestion;
}

/** The next step after a solution: another doubt, or a retry. */
export function SolutionActions({ doubts, view, answered }: SolutionActionsProps) {
  return (
    <AnswerActions
      answerIds={view}
      answered={answered}
      labels={{ edit: "Edit doubt", anew: "New Doubt" }}
      onEdit={(question) => doubts.startOver({ type: "edited", question })}
      onNew={() => doubts.startOver({ type: "reset" })}
      onAskAgain={() => doubts.announce("")}
      onMoved={(message) => doubts.moveTo(view, message)}
    />
  );
}
