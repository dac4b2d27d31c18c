import { createBoundedCache } from "../bounded-cache.ts";
import type { MathsOutcome } from "@sawaal/maths";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { JobName, SolverJobs } from "./solver-jobs.ts";

type Input<Name extends JobName> = SolverJobs[Name]["input"];
type Output<Name extends JobName> = SolverJobs[Name]["output"];

/** Runs a job anywhere; rejects with `SolverBudgetError` where it exceeds its budget. */
export type RunJob = <Name extends JobName>(
  name: Name,
  input: Input<Name>,
) => Promise<Output<Name>>;

/** A job that exceeded its time or memory budget. */
export class SolverBudgetError extends Error {
  override readonly name = "SolverBudgetError";
}

/** The solver's interface for the tutor. A question over its budget is too hard, and no failure. */
export interface Solver {
  solve: (input: Input<"solve">) => Promise<MathsOutcome>;
  suggest: (input: Input<"suggest">) => Promise<Output<"suggest">>;
  /** The whole solution, with similar questions as examples. */
  write: (input: Input<"write">) => Promise<Output<"write">>;
  similar: (input: Input<"similar">) => Promise<Output<"similar">>;
  check: (input: Input<"check">) => Promise<Output<"check">>;
  checkSteps: (input: Input<"checkSteps">) => Promise<Output<"checkSteps">>;
  /** Whether a quiz question is usable. */
  checkQuestion: (input: Input<"checkQuestion">) => Promise<Output<"checkQuestion">>;
  judge: (input: Input<"judge">) => Promise<Output<"judge">>;
}

type OnFault = (error: unknown) => void;

function rethrow(error: unknown): void {
  throw error;
}

/**
 * `onFault` reports an error of the solver, whose only effect is a missing result: the question goes to an engine as
 * one that can't be computed.
 */
export function createSolver(run: RunJob, onFault: OnFault = rethrow): Solver {
  const solve = cachedSolve(run);
  const otherwise =
    <Result>(instead: Result, atFault = instead) =>
    (error: unknown): Result => {
      if (error instanceof SolverBudgetError) return instead;
      onFault(error);
      return atFault;
    };
  return {
    solve: (input) => solve(input).catch(otherwise<MathsOutcome>(tooHard, notUnderstood)),
    // Text without a digit contains no sum, and starts no job.
    suggest: async (input) =>
      /\p{Nd}/u.test(input.question)
        ? run("suggest", input).catch(otherwise<Output<"suggest">>(null))
        : null,
    // Examples take most of the time; a solution without them is still complete.
    write: (input) =>
      run("write", input).catch((error: unknown) => {
        if (!(error instanceof SolverBudgetError)) onFault(error);
        return run("write", { ...input, mostDraws: 0 });
      }),
    // Several are compared for an easier one; a single one may still fit the budget.
    similar: ({ easier = false, ...input }) =>
      run("similar", { ...input, easier })
        .catch((error: unknown) => {
          if (!easier || !(error instanceof SolverBudgetError)) throw error;
          return run("similar", input);
        })
        .catch(otherwise<Output<"similar">>(null)),
    // Most questions are prose: text without a sum starts no job, where sums are queued.
    check: async (input) =>
      input.computed.kind === "solved"
        ? run("check", input).catch(otherwise<Output<"check">>(notRead))
        : notRead,
    // A check over its budget finds nothing wrong.
    checkSteps: async (input) =>
      input.steps.some(hasEquality)
        ? run("checkSteps", input).catch(otherwise<Output<"checkSteps">>(null))
        : null,
    // The same for a question.
    checkQuestion: (input) =>
      run("checkQuestion", input).catch(otherwise<Output<"checkQuestion">>("unknown")),
    judge: (input) => run("judge", input).catch(otherwise<Output<"judge">>(unreadable)),
  };
}

/** A whole class asks the same homework at once: concurrent equal questions share one job. */
function cachedSolve(run: RunJob): Solver["solve"] {
  const cache = createBoundedCache<Promise<MathsOutcome>>();
  return ({ question, grade }) => {
    const key = `${grade} ${question}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const solving = run("solve", { question, grade });
    cache.set(key, solving);
    // A question that exceeded its budget may succeed later under less load.
    solving.catch(() => cache.delete(key));
    return solving;
  };
}

/** Whether a step has a line that could be false: only equalities are checked. */
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
