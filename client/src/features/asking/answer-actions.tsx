import type { ReactNode } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Step } from "../../ui/step.tsx";
import type { AnsweredQuestion } from "./answer-progress.ts";
import { AskAgainButton } from "./ask-again-button.tsx";
import { FailureLine } from "./failure.tsx";
import { OfferButton } from "./offer-button.tsx";
import type { AnswerMessage } from "./ask-and-stream.ts";
import { StreamingActions } from "./streaming-actions.tsx";
import type { Question } from "./question.ts";
import type { AnswerIds } from "./answer-cache.ts";

interface NextActions {
  /** Labels of the page's buttons: "Edit doubt", "New Doubt". */
  labels: { edit: string; anew: string };
  /** Navigates back to the question box, filled with this question. */
  onEdit: (question: Question) => void;
  /** Navigates to an empty question box. */
  onNew: () => void;
}

interface AnswerActionsProps extends NextActions {
  answerIds: AnswerIds;
  answered: AnsweredQuestion;
  /** The same question is asked again. */
  onAskAgain: () => void;
  /** The new answer has its own address. */
  onMoved: (message: AnswerMessage) => void;
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
  const { answerIds, answered, children = null } = props;
  const { answer } = answered;
  switch (answer.state) {
    case "streaming":
      return (
        <StreamingActions answerIds={answerIds} answer={answer}>
          {children}
        </StreamingActions>
      );
    case "complete":
      return <CompleteAnswerActions {...props} aiResponse={answer.aiResponse} />;
    case "failed":
    case "stopped":
      return (
        <ActionBar>
          <FailureLine answer={answer} />
          <AskAgainButton
            answerIds={answerIds}
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

function CompleteAnswerActions(props: AnswerActionsProps & { aiResponse: AiResponse }) {
  const { aiResponse, answered, children } = props;
  // The only action of a care reply is on the card itself, and leaves nothing in the history.
  if (aiResponse.helplines) return null;
  const primary = primaryAction(aiResponse);
  const secondary = secondaryOffer(aiResponse);
  return (
    <ActionBar>
      {primary !== null && primary !== "edit" && <OfferButton offer={primary} variant="primary" />}
      {secondary && <OfferButton offer={secondary} variant="secondary" />}
      <Row>
        {aiResponse.declined ? (
          <>
            <EditButton
              {...props}
              question={answered.question}
              variant={primary === "edit" ? "primary" : "quiet"}
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
function primaryAction({
  declined,
  replyKind,
  offers = [],
  suggestion,
  followUpQuestions,
}: AiResponse) {
  if (!declined || replyKind !== undefined || suggestion !== undefined) return null;
  if (followUpQuestions.length > 0) return null;
  const [offer, ...otherOffers] = offers;
  if (otherOffers.length > 0) return null;
  return offer ?? "edit";
}

/** The single offer, shown as a secondary button when suggested questions are listed (the first of them is primary). */
function secondaryOffer({ declined, offers = [], followUpQuestions }: AiResponse) {
  return declined && followUpQuestions.length > 0 && offers.length === 1 ? offers[0] : undefined;
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid auto-cols-fr grid-flow-col gap-2">{children}</div>;
}

interface EditButtonProps extends NextActions {
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

function NewButton({ labels, onNew, variant }: NextActions & { variant: "secondary" | "quiet" }) {
  return (
    <Button variant={variant} fullWidth onClick={onNew}>
      {labels.anew}
    </Button>
  );
}
