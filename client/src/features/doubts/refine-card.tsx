import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { longestRefinement, refineDoubt } from "#shared/contracts/doubts.ts";
import { suggestions } from "#shared/domain/suggestions.ts";
import { ApiError } from "../../lib/api-error.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextArea } from "../../ui/field.tsx";
import { focusInView } from "../../ui/focus-in-view.ts";
import { failureOf, type AskFailure } from "../asking/answer-progress.ts";
import type { AnswerMessage } from "../asking/ask-and-stream.ts";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import type { Question } from "../asking/question.ts";
import { LengthNote } from "../asking/length-note.tsx";
import { RetryButton } from "../asking/retry-button.tsx";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { failedToSolve, useRefineDoubt } from "./doubts.queries.ts";

const wishForm = z.pick(refineDoubt.body, { refinementRequest: true });

interface RefineBoxProps {
  answerIds: AnswerIds;
  question: Question;
  /** Number of times it was requested; each time the box takes focus. */
  requestCount: number;
  onMessage: (message: AnswerMessage) => void;
}

interface RefineCardProps extends RefineBoxProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** Requests another solution of the same doubt. */
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

/** The student describes the change that she wants. Her text stays until the new solution begins. */
function RefineBox({ answerIds, question, requestCount, onMessage }: RefineBoxProps) {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: schemaResolver(wishForm),
    defaultValues: { refinementRequest: "" },
  });
  const [failure, setFailure] = useState<AskFailure | null>(null);
  const refine = useRefineDoubt(answerIds);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (requestCount > 0) focusOnBox(form.current);
  }, [requestCount]);

  const wish = useWatch({ control, name: "refinementRequest" });
  const isBlank = wish.trim() === "";
  const fail = (error: Error) => {
    setFailure(failureOf(error, failedToSolve));
    // The pressed button is replaced by another; the box shows the failure and holds the text.
    focusOnBox(form.current);
  };
  const send = ({ refinementRequest: wish }: z.output<typeof wishForm>) => {
    if (refine.isPending) return;
    setFailure(null);
    refine.mutate(
      { question, wish, idempotencyKey: keyFor(wish, refine), onMessage },
      { onError: fail },
    );
  };
  const submit = (event?: SyntheticEvent) => void handleSubmit(send)(event);
  return (
    <form ref={form} className="grid gap-3" onSubmit={submit}>
      <TextArea
        {...register("refinementRequest")}
        label="What should be different?"
        placeholder={suggestions.doubt.refinement}
        rows={3}
        error={failure?.detail ?? formState.errors.refinementRequest?.message}
      />
      <LengthNote length={wish.length} longest={longestRefinement} />
      {failure && !isBlank ? (
        <RetryButton retryAt={failure.retryAt} onRetry={() => submit()} />
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

/** Scrolls to the whole form, with the button below the box. */
function focusOnBox(form: HTMLFormElement | null): void {
  focusInView(form?.querySelector("textarea"), form);
}

/** The same text has the same key, unless the server has recorded a failure for it. */
function keyFor(
  wish: string,
  { variables, error }: Pick<ReturnType<typeof useRefineDoubt>, "variables" | "error">,
): string {
  const isOver = error instanceof ApiError && error.wasAccepted;
  const isSame = error !== null && !isOver && variables?.wish === wish;
  return isSame ? variables.idempotencyKey : newIdempotencyKey();
}
