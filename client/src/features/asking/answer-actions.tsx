import type { ReactNode } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Step } from "../../ui/step.tsx";
import type { AnsweredQuestion } from "./answer-life.ts";
import { AskAgainButton } from "./ask-again-button.tsx";
import { FailureLine } from "./failure.tsx";
import { OfferButton } from "./offer-button.tsx";
import type { Placed } from "./ask-and-stream.ts";
import { StreamingActions } from "./streaming-actions.tsx";
import type { Question } from "./question.ts";
import type { AnswerPlace } from "./answer-cache.ts";

interface WaysOn {
  /** Labels of the page's buttons: "Edit doubt", "New Doubt". */
  labels: { edit: string; anew: string };
  /** Navigates back to the question box, filled with this question. */
  onEdit: (question: Question) => void;
  /** Navigates to an empty question box. */
  onNew: () => void;
}

interface AnswerActionsProps extends WaysOn {
  place: AnswerPlace;
  answered: AnsweredQuestion;
  /** The same question is asked again. */
  onAskAgain: () => void;
  /** The new answer has its own address. */
  onMoved: (placed: Placed) => void;
  /** Actions that are possible with the partial answer. */
  children?: ReactNode;
}

/**
 * The next step after an answer in any state. `Step` ignores taps for a moment after the buttons change under the
 * thumb.
 */
export function AnswerActions(props: AnswerActionsProps) {
  return (
    <Step name={props.answered.answer.state}>
      <CurrentActions {...props} />
    </Step>
  );
}

function CurrentActions(props: AnswerActionsProps) {
  const { place, answered, children = null } = props;
  const { answer } = answered;
  switch (answer.state) {
    case "streaming":
      return (
        <StreamingActions place={place} answer={answer}>
          {children}
        </StreamingActions>
      );
    case "complete":
      return <WholeActions {...props} aiResponse={answer.aiResponse} />;
    case "failed":
    case "stopped":
      return (
        <ActionBar>
          <FailureLine answer={answer} />
          <AskAgainButton
            place={place}
            answered={answered}
            onAsk={props.onAskAgain}
            onMoved={props.onMoved}
          />
          <Row>
            <EditButton {...props} question={answered.question} variant="quiet" />
            <NewButton {...props} variant="quiet" />
          </Row>
        </ActionBar>
      );
  }
}

function WholeActions(props: AnswerActionsProps & { aiResponse: AiResponse }) {
  const { aiResponse, answered, children } = props;
  // The only action of a care reply is on the card itself, and leaves nothing in the history.
  if (aiResponse.helplines) return null;
  const loud = loudOfRefusal(aiResponse);
  const quiet = besideQuestions(aiResponse);
  return (
    <ActionBar>
      {loud !== null && loud !== "edit" && <OfferButton offer={loud} variant="primary" />}
      {quiet && <OfferButton offer={quiet} variant="secondary" />}
      <Row>
        {aiResponse.declined ? (
          <>
            <EditButton
              {...props}
              question={answered.question}
              variant={loud === "edit" ? "primary" : "quiet"}
            />
            <NewButton {...props} variant="quiet" />
          </>
        ) : (
          <>
            <NewButton {...props} variant="secondary" />
            {children}
          </>
        )}
      </Row>
    </ActionBar>
  );
}

/**
 * The primary button of the action bar below a refusal; null if the page content shows offers, whose first is primary.
 */
function loudOfRefusal({
  declined,
  replyKind,
  offers = [],
  suggestion,
  followUpQuestions,
}: AiResponse) {
  if (!declined || replyKind !== undefined || suggestion !== undefined) return null;
  if (followUpQuestions.length > 0) return null;
  const [only, ...others] = offers;
  if (others.length > 0) return null;
  return only ?? "edit";
}

/** The single offer, shown as a secondary button when suggested questions are listed (the first of them is primary). */
function besideQuestions({ declined, offers = [], followUpQuestions }: AiResponse) {
  return declined && followUpQuestions.length > 0 && offers.length === 1 ? offers[0] : undefined;
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid auto-cols-fr grid-flow-col gap-2">{children}</div>;
}

interface EditButtonProps extends WaysOn {
  question: Question;
  variant: "primary" | "quiet";
}

function EditButton({ labels, question, onEdit, variant }: EditButtonProps) {
  // A photo that only the server has can't be sent again from here.
  const photo = question.photo?.kind === "chosen" ? question.photo : null;
  return (
    <Button variant={variant} fullWidth onClick={() => onEdit({ ...question, photo })}>
      {labels.edit}
    </Button>
  );
}

function NewButton({ labels, onNew, variant }: WaysOn & { variant: "secondary" | "quiet" }) {
  return (
    <Button variant={variant} fullWidth onClick={onNew}>
      {labels.anew}
    </Button>
  );
}
