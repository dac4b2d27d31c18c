import type { MathsOutcome, Solved } from "../../maths/outcome.ts";
import { type AskContext, askEngine, type OutputOf } from "../ask-engine.ts";
import { computedAnswerIn } from "../computed-answer.ts";
import type { TutorEngine } from "../engine.ts";
import type { Operations } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { setAsideBy } from "../present/set-aside.ts";
import {
  type Answered,
  byEngine,
  byOurselves,
  type Cared,
  declinedBy,
  type TutorAnswer,
} from "./answer.ts";
import type { Attempt } from "./ask-until-sound.ts";
import type { AnsweringDependencies } from "./dependencies.ts";
import { type Fault, faultOf } from "./fault.ts";
import { replyToSetAside } from "./set-aside-reply.ts";
import type { ExaminedSolution, SolutionChecker } from "./solution-checker.ts";

/** A question that is being solved, as homework and doubts alike are. */
export interface Solving<Output> extends AnsweringDependencies {
  engine: TutorEngine;
  /** The student's. */
  words: string;
  computed: MathsOutcome;
  /** A computed solution, written out in the form of an engine's. */
  writeOurs: (solved: Solved) => Promise<Output>;
}

/** What was computed, where it can stand in for an engine's solution: of a part of the question it can't. */
export function replacementIn(computed: MathsOutcome, isPartOnly: boolean): Solved | null {
  return computed.kind === "solved" && !isPartOnly ? computed : null;
}

interface Watching {
  checker: Pick<SolutionChecker, "judge" | "findWrongLine">;
  isPartOnly: boolean;
  cut: (fault: Fault) => void;
}

/**
 * Who judges a solution as it grows. A reply whose answer is wrong is of no use any more; nor is one with a wrong line,
 * where we have a solution of our own.
 */
export function watched(
  { engine, computed }: Pick<Solving<unknown>, "engine" | "computed">,
  { checker, isPartOnly, cut }: Watching,
) {
  const isReplaceable = replacementIn(computed, isPartOnly) !== null;
  return {
    engine: engine.name,
    computed: computedAnswerIn(computed, engine.name),
    judge: async (answer: string) => {
      const check = await checker.judge(answer);
      if (!check) cut({ kind: "contradicted", answer });
      return check;
    },
    soundSteps: async (steps: HomeworkSolution["steps"]) => {
      const wrong = await checker.findWrongLine(steps);
      if (wrong && isReplaceable) cut({ kind: "wrong_step", ...wrong });
      return wrong?.step ?? steps.length;
    },
  };
}

/** What is shown of the best reply: nothing of it that is known to be wrong. */
export async function settled<Output extends Pick<HomeworkSolution, "subject" | "steps">>(
  solving: Solving<Output>,
  { output, examined, faults }: Attempt<Output, ExaminedSolution>,
  isPartOnly: boolean,
): Promise<TutorAnswer<Output> | Cared> {
  const { engine, computed, words, writeOurs } = solving;
  const ours = replacementIn(computed, isPartOnly);
  if (isKnownWrong(faults) && ours) return byOurselves(await writeOurs(ours), ours);
  if (!output || !examined) throw new Error("A reply that can't be replaced was ended early");
  // What can be computed is study, whatever a model makes of it.
  const aside = ours ? null : setAsideBy(output.subject);
  if (aside) return replyToSetAside(aside, words, solving);
  return withoutWrongSteps(byEngine(engine, output, { check: examined.check, computed }), faults);
}

function isKnownWrong(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind === "wrong_step" || kind === "contradicted");
}

const linesLeftOut =
  "A line of the working could not be made right, so it was left out with all that follows from it. Check the answer yourself before you use it.";

/** Up to the line that is false: what follows rests on it, and so may the answer, which bears no mark. */
export function withoutWrongSteps<Output extends Pick<HomeworkSolution, "steps">>(
  answered: Answered<Output>,
  faults: readonly Fault[],
): Answered<Output> {
  const wrong = faultOf(faults, "wrong_step");
  if (!wrong) return answered;
  const { output } = answered;
  return {
    ...answered,
    output: { ...output, steps: output.steps.slice(0, wrong.step) },
    check: { status: "unchecked" },
    notice: linesLeftOut,
  };
}

interface Asking<Name extends "homework" | "doubt" | "refine"> {
  operation: Name;
  request: Operations[Name]["request"];
}

/** What the built-in tutor makes of a question: computed and proved, or in the library's words. */
export async function solveByOurselves<Name extends "homework" | "doubt" | "refine">(
  { engine, computed, solver, now, writeOurs }: Solving<OutputOf<Name>>,
  { operation, request }: Asking<Name>,
  context: AskContext,
): Promise<TutorAnswer<OutputOf<Name>>> {
  const asked = await askEngine(operation, request, {
    ...context,
    engine,
    now,
    examine: async ({ answer }: OutputOf<Name>) => {
      const checked = await solver.check({ computed, solution: { answer } });
      const verdict = checked.status === "wrong" ? ("corrected" as const) : checked.status;
      return { checked, verdict };
    },
  });
  if (asked.kind !== "answered") return declinedBy(engine, asked);
  const { checked } = asked.judged;
  if (checked.status !== "wrong") {
    const { output, replyKind } = asked;
    const answer = byEngine(engine, output, { check: checked, computed });
    return { ...answer, ...(replyKind && { replyKind }) };
  }
  return byOurselves(await writeOurs(checked.expected), checked.expected);
}
