import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { answerQuery } from "../asking/answer.queries.ts";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { SolutionBody } from "./solution-body.tsx";

/** The solution before the refinement, and below it the earlier ones. */
export function EarlierSolution({ answerIds }: { answerIds: AnswerIds }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure isFramed summary="Earlier solution" onToggle={setOpen}>
      {isOpen && <Earlier answerIds={answerIds} />}
    </Disclosure>
  );
}

function Earlier({ answerIds }: { answerIds: AnswerIds }) {
  const { data: answered, error, refetch } = useQuery(answerQuery(answerIds));
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{detailOf(error)}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (answered === undefined) {
    return (
      <output className="flex items-center gap-2 text-ink-soft">
        <Spinner /> Fetching it…
      </output>
    );
  }
  if (answered === null) return <p>It isn't here any more.</p>;
  const { answer, refines } = answered;
  return (
    <div className="grid gap-6">
      {refines && <p className="text-ink-soft">You asked for a change: “{refines.wish}”</p>}
      <SolutionBody answer={answer} />
      {refines && <EarlierSolution answerIds={{ ...answerIds, messageId: refines.messageId }} />}
    </div>
  );
}
