import type { Check } from "#shared/contracts/answer.ts";
import type { MathsOutcome, Solved } from "../../maths/index.ts";
import type { WrongLine } from "../check/check-steps.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { asideFrom } from "../present/set-aside.ts";
import type { Solver } from "../solver/solver.ts";
import type { Examination } from "./ask-and-verify.ts";
import type { Finding } from "./finding.ts";

/** The checker's view of a whole solution: its mark, and its faults. */
export interface ExaminedSolution extends Examination {
  check: Check;
}

type Steps = HomeworkSolution["steps"];

/** The parts of a homework or doubt solution that can be right or wrong. */
type Checkable = Pick<HomeworkSolution, "subject" | "answer" | "steps">;

export interface SolutionChecker {
  /** The mark of an answer; null for one that contradicts the computed one. */
  judge: (answer: string) => Promise<Check | null>;
  findWrongLine: (steps: Steps) => Promise<WrongLine | null>;
  /** `others` finds further faults, where the answer itself has none. */
  examine: (
    solution: Checkable,
    others?: () => Finding[] | Promise<Finding[]>,
  ) => Promise<ExaminedSolution>;
}

export interface CheckerDependencies {
  solver: Solver;
  computed: MathsOutcome;
  /** Whether the words may be only a part of the question: then they overrule nothing. */
  isPartOnly: boolean;
  /** Whether a model sees a photo in addition to the words. */
  isPhotoSeen?: boolean;
  /** Whether a solution without a final answer is accepted. */
  mayHaveNone?: boolean;
}

/** Creates the checker for the replies to one question; it caches its verdicts. */
export function createSolutionChecker(
  question: string,
  { solver, computed, isPartOnly, isPhotoSeen = false, mayHaveNone = false }: CheckerDependencies,
): SolutionChecker {
  const judged = new Map<string, Promise<Check | null>>();
  const looked = new Map<string, Promise<WrongLine | null>>();
  const solved = computed.kind === "solved" && !isPartOnly ? computed : null;

  async function judgeAnew(answer: string): Promise<Check | null> {
    if (mayHaveNone && answer.trim() === "") return { status: "unchecked" };
    const verdict = await solver.check({ computed, solution: { answer } });
    if (verdict.status !== "wrong") return verdict;
    return isPartOnly ? { status: "unchecked" } : null;
  }

  function judge(answer: string): Promise<Check | null> {
    const known = judged.get(answer) ?? judgeAnew(answer);
    judged.set(answer, known);
    return known;
  }

  /** Steps of a growing reply are checked as they arrive: when it is complete, nothing is new. */
  function findWrongLine(steps: Steps): Promise<WrongLine | null> {
    const wording = JSON.stringify(steps);
    const known =
      looked.get(wording) ??
      solver.checkSteps({
        steps,
        question,
        solved: solved && !solved.lead ? asRead(solved) : null,
        isWorking: true,
      });
    looked.set(wording, known);
    return known;
  }

  async function examine(
    { subject, answer, steps }: Checkable,
    others: () => Finding[] | Promise<Finding[]> = () => [],
  ): Promise<ExaminedSolution> {
    if (asideFrom(subject, { isComputed: solved !== null, isPhotoSeen }))
      return sound({ status: "unchecked" });
    const check = await judge(answer);
    if (!check) return withFindings([{ kind: "contradicted", answer }]);
    const wrong = await findWrongLine(steps);
    const findings: Finding[] = [
      ...(wrong ? [{ kind: "wrong_step" as const, ...wrong }] : []),
      ...(await others()),
    ];
    return findings.length === 0 ? sound(check) : { ...withFindings(findings), check };
  }

  return { judge, findWrongLine, examine };
}

function asRead({ reading, solution }: Solved) {
  return { reading, answer: solution.answer.latex };
}

function sound(check: Check): ExaminedSolution {
  return { verdict: check.status, findings: [], check };
}

function withFindings(findings: readonly Finding[]): ExaminedSolution {
  const isLeakAlone = findings.every(({ kind }) => kind === "leaked");
  return {
    verdict: isLeakAlone ? "leaked" : "corrected",
    findings,
    check: { status: "unchecked" },
  };
}
