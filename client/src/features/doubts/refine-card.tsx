import { useEffect, useRef, useState } from "react";
import { longestRefinement } from "#shared/contracts/doubts.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextArea } from "../../ui/field.tsx";
import { focusInView } from "../../ui/focus-in-view.ts";
import { failureOf, type AskFailure } from "../asking/answer-life.ts";
import type { Placed } from "../asking/grow-answer.ts";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import type { Question } from "../asking/question.ts";
import { RetryButton } from "../asking/retry-button.tsx";
import type { AnswerPlace } from "../asking/shown-answer.ts";
import { failedToSolve, useRefineDoubt } from "./doubts.queries.ts";

interface RefineBoxProps {
  place: AnswerPlace;
  question: Question;
  /** How often it was called for; each time the box takes the focus. */
  calls: number;
  onPlaced: (placed: Placed) => void;
}

interface RefineCardProps extends RefineBoxProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** The way to another solution of the same doubt. */
export function RefineCard({ isOpen, onOpen, ...box }: RefineCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="text-lg font-semibold">Want it told differently?</h3>
      {isOpen ? (
        <RefineBox {...box} />
      ) : (
        <Button variant="secondary" fullWidth onClick={onOpen}>
          Refine this solution
        </Button>
      )}
    </Card>
  );
}

/** The student says what should be different. Her words stay until the new solution is on its way. */
function RefineBox({ place, question, calls, onPlaced }: RefineBoxProps) {
  const [wish, setWish] = useState("");
  const [failure, setFailure] = useState<AskFailure | null>(null);
  const refine = useRefineDoubt(place);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (calls === 0) return;
    // With the button below the box.
    focusInView(box.current, box.current?.form);
  }, [calls]);

  const isBlank = wish.trim() === "";
  const fail = (error: Error) => {
    setFailure(failureOf(error, failedToSolve));
    // The button that was pressed makes room for another; the box says what happened, and holds the words.
    focusInView(box.current, box.current?.form);
  };
  const send = () => {
    if (isBlank || refine.isPending) return;
    setFailure(null);
    const words = wish.trim();
    refine.mutate(
      { question, wish: words, idempotencyKey: keyFor(words, refine), onPlaced },
      { onError: fail },
    );
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={box}
        label="What should be different?"
        placeholder="Explain it in simpler words"
        rows={3}
        maxLength={longestRefinement}
        value={wish}
        onChange={(event) => setWish(event.target.value)}
        error={failure?.detail}
      />
      {failure && !isBlank ? (
        <RetryButton retryAt={failure.retryAt} onRetry={send} />
      ) : (
        <Button
          type="submit"
          fullWidth
          disabled={isBlank}
          pending={refine.isPending}
          pendingLabel="Refining..."
        >
          Refine
        </Button>
      )}
    </form>
  );
}

/** The same words once more are the same ask, unless the server has a record that it failed. */
function keyFor(
  words: string,
  { variables, error }: Pick<ReturnType<typeof useRefineDoubt>, "variables" | "error">,
): string {
  const isOver = error instanceof ApiError && error.wasAccepted;
  const isSame = error !== null && !isOver && variables?.wish === words;
  return isSame ? variables.idempotencyKey : newIdempotencyKey();
}
