import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { useRateDoubt } from "./doubts.queries.ts";

interface HelpfulCardProps {
  answerIds: AnswerIds;
  /** The student's earlier feedback, if any. */
  feedback: boolean | undefined;
  onNo: () => void;
}

/** Asks once whether the solution helped. */
export function HelpfulCard({ answerIds, feedback, onNo }: HelpfulCardProps) {
  const rate = useRateDoubt(answerIds);
  const sendFeedback = (helpful: boolean) => {
    rate.mutate(helpful);
    if (!helpful) onNo();
  };
  if (feedback !== undefined) {
    return (
      <Card>
        {/* The pressed button disappears, so its focus moves here. */}
        <p tabIndex={-1} ref={feedback && rate.isSuccess ? takeFocus : null}>
          <output>
            {feedback
              ? "Thanks for telling us. Good that it helped!"
              : "Thanks for telling us. Say below what should be different."}
          </output>
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="text-lg font-semibold">Was this helpful?</h3>
      {rate.error && (
        <p role="alert" className="text-danger">
          {detailOf(rate.error)}
        </p>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <Button variant="secondary" disabled={rate.isPending} onClick={() => sendFeedback(true)}>
          Yes
        </Button>
        <Button variant="secondary" disabled={rate.isPending} onClick={() => sendFeedback(false)}>
          No
        </Button>
      </div>
    </Card>
  );
}

/** Unless the student has moved focus elsewhere meanwhile. */
function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
