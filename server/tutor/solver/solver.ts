import { createBoundedCache } from "../bounded-cache.ts";
import type { MathsOutcome } from "../../maths/index.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { JobName, SolverJobs } from "./solver-jobs.ts";

type Input<Name extends JobName> = SolverJobs[Name]["input"];
type Output<Name extends JobName> = SolverJobs[Name]["output"];

/** Does a job wherever it is done; rejects with `SolverBudgetError` where it outgrew its budget. */
export type RunJob = <Name extends JobName>(
  name: Name,
  input: Input<Name>,
) => Promise<Output<Name>>;

/** A job that took more time or memory than it may have. */
export class SolverBudgetError extends Error {
  override readonly name = "SolverBudgetError";
}

/** Our mathematics as the tutor asks for it. A question that outgrows its budget is too hard, and no failure. */
export interface Solver {
  solve: (input: Input<"solve">) => Promise<MathsOutcome>;
  suggest: (input: Input<"suggest">) => Promise<Output<"suggest">>;
  /** The whole solution as a teacher would hand it out, with similar questions as examples. */
  write: (input: Input<"write">) => Promise<Output<"write">>;
  similar: (input: Input<"similar">) => Promise<Output<"similar">>;
  check: (input: Input<"check">) => Promise<Output<"check">>;
  checkSteps: (input: Input<"checkSteps">) => Promise<Output<"checkSteps">>;
  /** Whether a question of a quiz can be asked as it is. */
  checkQuestion: (input: Input<"checkQuestion">) => Promise<Output<"checkQuestion">>;
  judge: (input: Input<"judge">) => Promise<Output<"judge">>;
}

type OnFault = (error: unknown) => void;

function rethrow(error: unknown): void {
  throw error;
}

/**
 * `onFault` is told of what is a mistake in our mathematics. It takes nothing from a student but what it was to find out:
 * her question is asked of an engine as one that we can't compute.
 */
export function createSolver(run: RunJob, onFault: OnFault = rethrow): Solver {
  const solve = solvedOnce(run);
  const otherwise =
    <Result>(instead: Result, atFault = instead) =>
    (error: unknown): Result => {
      if (error instanceof SolverBudgetError) return instead;
      onFault(error);
      return atFault;
    };
  return {
    solve: (input) => solve(input).catch(otherwise<MathsOutcome>(tooHard, notUnderstood)),
    // Talk without a figure holds no sum, and goes to no thread.
    suggest: async (input) =>
      /\p{Nd}/u.test(input.question)
        ? run("suggest", input).catch(otherwise<Output<"suggest">>(null))
        : null,
    // Examples are what takes time; a solution without them is still whole.
    write: (input) =>
      run("write", input).catch((error: unknown) => {
        if (!(error instanceof SolverBudgetError)) onFault(error);
        return run("write", { ...input, mostDraws: 0 });
      }),
    // Several are compared for an easier one; a single one may still be had in time.
    similar: ({ easier = false, ...input }) =>
      run("similar", { ...input, easier })
        .catch((error: unknown) => {
          if (!easier || !(error instanceof SolverBudgetError)) throw error;
          return run("similar", input);
        })
        .catch(otherwise<Output<"similar">>(null)),
    // Most of what a class asks is prose: what has no sum in it goes to no thread, where sums are waiting.
    check: async (input) =>
      input.computed.kind === "solved"
        ? run("check", input).catch(otherwise<Output<"check">>(notRead))
        : notRead,
    // What takes too long to look at is not known to be wrong.
    checkSteps: async (input) =>
      input.steps.some(hasEquality)
        ? run("checkSteps", input).catch(otherwise<Output<"checkSteps">>(null))
        : null,
    // The same of a question.
    checkQuestion: (input) =>
      run("checkQuestion", input).catch(otherwise<Output<"checkQuestion">>("unknown")),
    judge: (input) => run("judge", input).catch(otherwise<Output<"judge">>(unreadable)),
  };
}

/** A whole class asks the same homework at once: its question is solved once, and nobody waits behind the others. */
function solvedOnce(run: RunJob): Solver["solve"] {
  const known = createBoundedCache<Promise<MathsOutcome>>();
  return ({ question, grade }) => {
    const key = `${grade} ${question}`;
    const before = known.get(key);
    if (before) return before;
    const solving = run("solve", { question, grade });
    known.set(key, solving);
    // What took too long now may not when there is less to do.
    solving.catch(() => known.delete(key));
    return solving;
  };
}

/** Whether a step has a line that could be found false: what is no equality is judged by nobody. */
function hasEquality({ why, result, substeps }: HomeworkSolution["steps"][number]): boolean {
  return [why, result, ...substeps.map((inner) => inner.result)].some((line) => line.includes("="));
}

const tooHard: MathsOutcome = {
  kind: "too_hard",
  reading: null,
  detail: "This question takes me too long. Try it with smaller numbers, or one part at a time.",
};

const notUnderstood: MathsOutcome = {
  kind: "not_understood",
  reading: null,
  detail: "I could not work this question out. Try to ask it in other words.",
};

const notRead: Output<"check"> = { status: "unchecked" };

const unreadable: Output<"judge"> = {
  verdict: "unreadable",
  feedback: "I can't read that as an answer. Type only the result, like 3/4 or x = 5.",
};
