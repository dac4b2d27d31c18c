import { type Explanation, type Proof, type Task } from "../../../task/task.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";

/**
 * One kind of question on lines and planes: how it is read, worked out with its steps, and proved by other formulas.
 */
interface SpaceKind<Given> {
  name: string;
  cue: RegExp;
  method: string;
  variants: readonly { wordings: readonly string[]; read: (match: Match) => Given | null }[];
  reading: (given: Given) => string;
  work: (given: Given) => { answer: MathsAnswer; steps: MathsStep[] };
  prove: (given: Given, answer: MathsAnswer) => Proof | null;
  idea: string;
  firstMove: string;
  finalMove: string;
  terms: Readonly<Record<string, string>>;
  /** A similar question, for kinds in which other numbers would not give one. */
  vary?: (random: () => number) => string;
  examples: readonly [string, string, ...string[]];
}

/** A task for one kind of question on lines and planes. */
export function spaceTask<Given>(kind: SpaceKind<Given>): Task {
  return wordedTask<Given, ReturnType<typeof kind.work>>({
    name: kind.name,
    cue: kind.cue,
    variants: kind.variants,
    reading: kind.reading,
    solve: kind.work,
    prove: (given, { answer }) => kind.prove(given, answer),
    explain: (_, { answer, steps }): Explanation =>
      lesson({
        topic: "Three Dimensional Geometry",
        method: kind.method,
        difficulty: steps.length <= 3 ? "intermediate" : "advanced",
        answer,
        steps,
        idea: kind.idea,
        firstMove: kind.firstMove,
        finalMove: kind.finalMove,
        terms: kind.terms,
        next: [
          "How can you check the result with a point?",
          "What would change if the point were the origin?",
        ],
      }),
    ...(kind.vary && { vary: (_: Given, random: () => number) => kind.vary?.(random) ?? "" }),
    examples: kind.examples,
  });
}
