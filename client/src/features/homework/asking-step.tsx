import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import type { Ask } from "./homework-flow.ts";
import { StepHeading } from "./step-heading.tsx";
import type { Homework } from "./use-homework.ts";

export function AskingStep({ homework, ask }: { homework: Homework; ask: Ask }) {
  const { question } = ask.thread;
  return (
    <div className="flex flex-1 flex-col gap-5">
      <AskedQuestion question={question} />
      <Working />
      <ActionBar>
        <Button variant="secondary" fullWidth onClick={() => homework.act({ type: "cancelled" })}>
          Cancel
        </Button>
      </ActionBar>
    </div>
  );
}

/** The shape of what comes, and what is going on meanwhile. */
export function Working() {
  return (
    <>
      <div className="grid gap-1">
        <StepHeading>Working on your answer</StepHeading>
        <p className="text-ink-soft">
          Reading the question, solving it, then checking the result. This can take half a minute.
        </p>
      </div>
      <Card className="grid gap-3">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-9 w-2/3" />
      </Card>
      <Card className="grid gap-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
      </Card>
    </>
  );
}
