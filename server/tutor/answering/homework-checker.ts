import type { Check } from "#shared/contracts/answer.ts";
import type { MathsOutcome, Solved } from "../../maths/outcome.ts";
import type { WrongLine } from "../check/check-steps.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { setAsideBy } from "../present/set-aside.ts";
import { leakedFields } from "../present/leaked-fields.ts";
import type { Solver } from "../solver/solver.ts";
import { computedAnswerOf } from "../computed-answer.ts";
import type { Examination } from "./ask-until-sound.ts";
import type { Fault } from "./fault.ts";

/** A whole solution as the checker sees it: the mark it earns, and what is wrong with it. */
export interface ExaminedSolution extends Examination {
  check: Check;
}

export interface HomeworkChecker {
  /** The mark that an answer earns; null for one that contradicts what was computed. */
  judge: (answer: string) => Promise<Check | null>;
  findWrongLine: (steps: HomeworkSolution["steps"]) => Promise<WrongLine | null>;
  examine: (solution: HomeworkSolution) => Promise<ExaminedSolution>;
}

interface Dependencies {
  solver: Solver;
  computed: MathsOutcome;
  /** Whether the words may be a part of the question only: then they overrule nothing. */
  isPartOnly: boolean;
}

/** The checker for the replies to one question; what it has judged once it knows. */
export function createHomeworkChecker(
  { question, helpLevel }: Pick<HomeworkQuestion, "question" | "helpLevel">,
  { solver, computed, isPartOnly }: Dependencies,
): HomeworkChecker {
  const judged = new Map<string, Promise<Check | null>>();
  const solved = computed.kind === "solved" && !isPartOnly ? computed : null;

  async function judgeAnew(answer: string): Promise<Check | null> {
    const verdict = await solver.check({ computed, solution: { answer } });
    if (verdict.status !== "wrong") return verdict;
    return isPartOnly ? { status: "unchecked" } : null;
  }

  function judge(answer: string): Promise<Check | null> {
    const known = judged.get(answer) ?? judgeAnew(answer);
    judged.set(answer, known);
    return known;
  }

  function findWrongLine(steps: HomeworkSolution["steps"]): Promise<WrongLine | null> {
    return solver.checkSteps({ steps, question, solved: solved && asRead(solved) });
  }

  async function examine(solution: HomeworkSolution): Promise<ExaminedSolution> {
    // What can be computed is study, whatever a model makes of it.
    if (!solved && setAsideBy(solution.subject)) return sound({ status: "unchecked" });
    const check = await judge(solution.answer);
    if (!check) return faulty([{ kind: "contradicted", answer: solution.answer }]);
    const wrong = await findWrongLine(solution.steps);
    const answer = computed.kind === "solved" ? computedAnswerOf(computed) : null;
    const fields = leakedFields(solution, { question, computed: answer, helpLevel });
    const faults: Fault[] = [
      ...(wrong ? [{ kind: "wrong_step" as const, ...wrong }] : []),
      ...(fields.length > 0 ? [{ kind: "leaked" as const, fields }] : []),
    ];
    return faults.length === 0 ? sound(check) : { ...faulty(faults), check };
  }

  return { judge, findWrongLine, examine };
}

function asRead({ reading, solution }: Solved) {
  return { reading, answer: solution.answer.latex };
}

function sound(check: Check): ExaminedSolution {
  return { verdict: check.status, faults: [], check };
}

function faulty(faults: readonly Fault[]): ExaminedSolution {
  const isLeakAlone = faults.every(({ kind }) => kind === "leaked");
  return {
    verdict: isLeakAlone ? "leaked" : "corrected",
    faults,
    check: { status: "unchecked" },
  };
}
