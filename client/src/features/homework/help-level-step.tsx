import { useEffect } from "react";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fetchTypesetter } from "../../ui/markdown/typesetter.ts";
import { StepHeading } from "../../ui/step-heading.tsx";
import { AskedQuestion } from "../asking/asked-question.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import type { Thread } from "./homework-flow.ts";
import type { Homework } from "./use-homework.ts";

/** The levels with the names of the specification, and the use of each. */
const helpLevels: readonly { level: HelpLevel; name: string; promise: string }[] = [
  {
    level: "full",
    name: "Complete Solution",
    promise: "The answer, why it is right, and every step.",
  },
  {
    level: "hint",
    name: "Guided Hints",
    promise: "One hint at a time. You find the answer yourself.",
  },
  {
    level: "stepbystep",
    name: "Step-by-Step Guide",
    promise: "One step at a time. The last one is yours.",
  },
];

export function HelpLevelStep({ homework, thread }: { homework: Homework; thread: Thread }) {
  const { handle, startOver } = homework;
  useEffect(fetchTypesetter, []);
  return (
    <div className="flex flex-1 flex-col gap-5">
      <AskedQuestion question={thread.question} />
      <StepHeading>How much help do you want?</StepHeading>
      <ul className="grid gap-3">
        {helpLevels.map(({ level, name, promise }) => (
          <li key={level}>
            <button
              type="button"
              onClick={() => handle({ type: "levelChosen", level, newKey: newIdempotencyKey() })}
              className="flex w-full items-center gap-3 rounded-card border border-outline bg-sheet p-4 text-left shadow-card transition-colors duration-short hover:bg-marigold-soft"
            >
              <span className="grid flex-1 gap-1">
                <span className="text-lg font-semibold">{name}</span>
                <span className="text-ink-soft">{promise}</span>
              </span>
              <Icon name="arrow-right" className="size-5 text-teal" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        onClick={() => startOver({ type: "edited", question: thread.question })}
      >
        Edit question
      </Button>
    </div>
  );
}
