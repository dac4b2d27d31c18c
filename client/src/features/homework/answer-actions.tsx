import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import { isEmpty } from "../asking/answer-part.ts";
import type { Question } from "../asking/question.ts";
import { guideFor } from "./answer-body.tsx";
import { NextButton } from "./guided-solution.tsx";
import type { AnswerPlace } from "./homework-address.ts";
import { AskAgainButton } from "./ask-again-button.tsx";
import { GrowthActions } from "./growth-actions.tsx";
import type { Homework } from "./use-homework.ts";

interface AnswerActionsProps {
  homework: Homework;
  place: AnswerPlace;
  answered: AnsweredQuestion;
  shown: number;
  onNext: () => void;
}

/** The next step from an answer, whatever became of it. */
export function AnswerActions({ homework, place, answered, shown, onNext }: AnswerActionsProps) {
  const { question, helpLevel, answer } = answered;
  switch (answer.state) {
    case "growing":
      return (
        <GrowthActions place={place} answer={answer}>
          <NextOne helpLevel={helpLevel} part={answer.part} shown={shown} onNext={onNext} />
        </GrowthActions>
      );
    case "complete":
      return (
        <WholeActions homework={homework} question={question} aiResponse={answer.aiResponse}>
          <NextOne helpLevel={helpLevel} part={answer.aiResponse} shown={shown} onNext={onNext} />
        </WholeActions>
      );
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
            onAsk={() => homework.announce("")}
            onMoved={(placed) => homework.moveTo(place.conversationId, placed)}
          />
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            <EditButton homework={homework} question={question} variant="quiet" />
            <NewQuestionButton homework={homework} variant="quiet" />
          </div>
        </ActionBar>
      );
  }
}

interface NextOneProps {
  helpLevel: HelpLevel;
  part: Parameters<typeof guideFor>[1];
  shown: number;
  onNext: () => void;
}

/** The next hint or step, where there is one that isn't open yet. */
function NextOne({ helpLevel, part, shown, onNext }: NextOneProps) {
  const guide = guideFor(helpLevel, part);
  const { steps = [] } = part;
  if (!guide || shown >= steps.length) return null;
  return <NextButton kind={guide} onNext={onNext} />;
}

interface WholeActionsProps {
  homework: Homework;
  question: Question;
  aiResponse: AiResponse;
  children: React.ReactNode;
}

function WholeActions({ homework, question, aiResponse, children }: WholeActionsProps) {
  if (aiResponse.helplines) {
    // Not in the bar over the page: nothing is to cover the people she can call.
    return <NewQuestionButton homework={homework} variant="quiet" />;
  }
  if (aiResponse.declined) {
    return (
      <ActionBar>
        <EditButton homework={homework} question={question} variant="primary" />
        <NewQuestionButton homework={homework} variant="quiet" />
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <NewQuestionButton homework={homework} variant="secondary" />
        {children}
      </div>
    </ActionBar>
  );
}

interface EditButtonProps {
  homework: Homework;
  question: Question;
  variant: "primary" | "quiet";
}

function EditButton({ homework, question, variant }: EditButtonProps) {
  const edit = () => {
    // A photo that only the server has can't be sent a second time from here.
    const photo = question.photo?.kind === "chosen" ? question.photo : null;
    homework.act({ type: "edited", question: { ...question, photo } });
    homework.go({ kind: "new" });
  };
  return (
    <Button variant={variant} fullWidth onClick={edit}>
      Edit question
    </Button>
  );
}

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
