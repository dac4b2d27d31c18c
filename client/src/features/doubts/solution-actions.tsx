import type { AiResponse } from "#shared/contracts/answer.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import { isEmpty } from "../asking/answer-part.ts";
import type { Question } from "../asking/question.ts";
import { AskAgainButton } from "../homework/ask-again-button.tsx";
import { GrowthActions } from "../homework/growth-actions.tsx";
import type { SolutionPlace } from "./doubt-address.ts";
import type { Doubts } from "./use-doubts.ts";

interface SolutionActionsProps {
  doubts: Doubts;
  place: SolutionPlace;
  answered: AnsweredQuestion;
}

/** The next step from a solution, whatever became of it. */
export function SolutionActions({ doubts, place, answered }: SolutionActionsProps) {
  const { question, answer } = answered;
  switch (answer.state) {
    case "growing":
      return (
        <GrowthActions place={place} answer={answer}>
          {null}
        </GrowthActions>
      );
    case "complete":
      return <WholeActions doubts={doubts} question={question} aiResponse={answer.aiResponse} />;
    case "failed":
    case "stopped":
      return (
        <ActionBar>
          {answer.state === "failed" && !isEmpty(answer.part) && (
            <p role="alert" className="text-sm text-danger">
              {answer.failure.detail}
            </p>
          )}
          <AskAgainButton
            place={place}
            answered={answered}
            onAsk={() => doubts.announce("")}
            onMoved={(placed) => doubts.moveTo(place, placed)}
          />
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            <EditButton doubts={doubts} question={question} variant="quiet" />
            <NewDoubtButton doubts={doubts} variant="quiet" />
          </div>
        </ActionBar>
      );
  }
}

interface WholeActionsProps {
  doubts: Doubts;
  question: Question;
  aiResponse: AiResponse;
}

function WholeActions({ doubts, question, aiResponse }: WholeActionsProps) {
  if (aiResponse.helplines) {
    // Not in the bar over the page: nothing is to cover the people she can call.
    return <NewDoubtButton doubts={doubts} variant="quiet" />;
  }
  if (aiResponse.declined) {
    return (
      <ActionBar>
        <EditButton doubts={doubts} question={question} variant="primary" />
        <NewDoubtButton doubts={doubts} variant="quiet" />
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <NewDoubtButton doubts={doubts} variant="secondary" />
    </ActionBar>
  );
}

interface EditButtonProps {
  doubts: Doubts;
  question: Question;
  variant: "primary" | "quiet";
}

function EditButton({ doubts, question, variant }: EditButtonProps) {
  // A photo that only the server has can't be sent a second time from here.
  const photo = question.photo?.kind === "chosen" ? question.photo : null;
  const edit = () => doubts.startAfresh({ type: "edited", question: { ...question, photo } });
  return (
    <Button variant={variant} fullWidth onClick={edit}>
      Edit doubt
    </Button>
  );
}

interface NewDoubtButtonProps {
  doubts: Doubts;
  variant: "secondary" | "quiet";
}

export function NewDoubtButton({ doubts, variant }: NewDoubtButtonProps) {
  return (
    <Button variant={variant} fullWidth onClick={() => doubts.startAfresh({ type: "reset" })}>
      New Doubt
    </Button>
  );
}
