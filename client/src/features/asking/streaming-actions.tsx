import type { ReactNode } from "react";
import { detailOf } from "../../lib/api-error.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import type { AnswerProgress } from "./answer-progress.ts";
import { useStopAnswer } from "./answer.queries.ts";
import { ConnectionNote } from "./connection-note.tsx";
import type { AnswerIds } from "./answer-cache.ts";

interface StreamingActionsProps {
  answerIds: AnswerIds;
  answer: Extract<AnswerProgress, { state: "streaming" }>;
  /** Actions that are already possible with the partial answer. */
  children: ReactNode;
}

/** Actions while an answer streams, and the state of the connection. */
export function StreamingActions({ answerIds, answer, children }: StreamingActionsProps) {
  const stop = useStopAnswer(answerIds);
  return (
    <ActionBar>
      <ConnectionNote answer={answer} />
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
