import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { AnswerPlace } from "../asking/answer-cache.ts";
import { useRateDoubt } from "./doubts.queries.ts";

interface HelpfulCardProps {
  place: AnswerPlace;
  /** The student's earlier feedback, if any. */
  said: boolean | undefined;
  onNo: () => void;
}

/** Asks once whether the solution helped. */
export function HelpfulCard({ place, said, onNo }: HelpfulCardProps) {
  const rate = useRateDoubt(place);
  const say = (helpful: boolean) => {
    rate.mutate(helpful);
    if (!helpful) onNo();
  };
  if (said !== undefined) {
    return (
      <Card>
        {/* The pressed button disappears, so its focus moves here. */}
        <p tabIndex={-1} ref={said && rate.isSuccess ? takeFocus : null}>
          <output>
            {said
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
        <Button variant="secondary" disabled={rate.isPending} onClick={() => say(true)}>
          Yes
        </Button>
        <Button variant="secondary" disabled={rate.isPending} onClick={() => say(false)}>
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
