import type { HelpLevel } from "#shared/contracts/conversations.ts";

/** The levels in the words of the specification, and what each is good for. */
export const helpLevels: readonly { level: HelpLevel; name: string; promise: string }[] = [
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
