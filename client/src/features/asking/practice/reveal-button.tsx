import { detailOf } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { goToStepHeading } from "../../../ui/step-heading.tsx";
import type { AnswerIds } from "../answer-cache.ts";
import { useReveal } from "./practice.queries.ts";

interface RevealButtonProps {
  answerIds: AnswerIds;
  label: string;
}

/** Shows the whole solution in place of the hints or the practice question. */
export function RevealButton({ answerIds, label }: RevealButtonProps) {
  const reveal = useReveal(answerIds);
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        fullWidth
        pending={reveal.isPending}
        pendingLabel="Opening..."
        onClick={() => reveal.mutate(undefined, { onSuccess: goToStepHeading })}
      >
        {label}
      </Button>
      {reveal.error && (
        <p role="alert" className="flex gap-2 text-danger">
          <Icon name="alert" className="mt-0.5 size-5" />
          {detailOf(reveal.error)}
        </p>
      )}
    </div>
  );
}
