import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { hasNoText } from "../answer-part.ts";

/**
 * Placeholder for coming content: before the first words, and after the last step, while the content below the steps is
 * being written. Between the two it is hidden: the text itself shows progress, and each word would move the
 * placeholder.
 */
export function AnswerSkeleton({ part }: { part: AiResponsePart }) {
  const { examples = [], keyTerms = [] } = part;
  if (!hasNoText(part) && examples.length + keyTerms.length === 0) return null;
  return (
    <Card className="grid gap-4">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-2/3" />
    </Card>
  );
}
