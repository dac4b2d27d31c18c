import type { ReactNode } from "react";
import { detailOf } from "../../lib/api-error.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import type { AnswerLife } from "./answer-life.ts";
import { useStopAnswer } from "./answer.queries.ts";
import { LineState } from "./line-state.tsx";
import type { AnswerPlace } from "./answer-cache.ts";

interface StreamingActionsProps {
  place: AnswerPlace;
  answer: Extract<AnswerLife, { state: "streaming" }>;
  /** Actions that are already possible with the partial answer. */
  children: ReactNode;
}

/** Actions while an answer streams, and the state of the connection. */
export function StreamingActions({ place, answer, children }: StreamingActionsProps) {
  const stop = useStopAnswer(place);
  return (
    <ActionBar>
      <LineState answer={answer} />
      {stop.error && (
        <p role="alert" className="text-sm text-danger">
          {detailOf(stop.error)}
        </p>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <Button
          variant="secondary"
          fullWidth
          pending={stop.isPending}
          pendingLabel="Stopping..."
          onClick={() => stop.mutate()}
        >
          Stop
        </Button>
        {children}
      </div>
    </ActionBar>
  );
}
