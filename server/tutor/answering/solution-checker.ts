import type { Check } from "#shared/contracts/answer.ts";
import type { MathsOutcome, Solved } from "@sawaal/maths";
import type { WrongLine } from "../check/check-steps.ts";
import { computedAnswerIn } from "../computed-answer.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { leakedFields } from "../present/leaked-fields.ts";
import { exampleText, piecesOf } from "../present/pieces.ts";
import { asideFrom } from "../present/set-aside.ts";
import type { Solver } from "../solver/solver.ts";
import type { Examination } from "./ask-and-verify.ts";
import type { Finding } from "./finding.ts";
import {
  createTextChecker,
  seeTheSteps,
  soundExamples,
  soundText,
  type TextChecker,
} from "./text-checker.ts";

/** The checker's result for a whole solution: its mark, and its findings. */
export interface ExaminedSolution extends Examination {
  check: Check;
}

type Steps = HomeworkSolution["steps"];

/** The parts of a homework or doubt solution that can be right or wrong. */
type Checkable = Pick<HomeworkSolution, "subject" | "answer" | "steps">;

export interface SolutionChecker<Solution> extends TextChecker {
  /** The mark of an answer; null for one that contradicts the computed one. */
  judge: (answer: string) => Promise<Check | null>;
  findWrongLine: (steps: Steps) => Promise<WrongLine | null>;
  examine: (solution: Solution) => Promise<ExaminedSolution>;
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

/**
 * Creates the checker for the replies to one question; it caches its verdicts. `findOthers` returns further findings, where
 * the answer itself has none.
 */
export function createSolutionChecker<Solution extends Checkable>(
  question: string,
  { solver, computed, isPartOnly, isPhotoSeen = false, mayHaveNone = false }: CheckerDependencies,
  findOthers: (solution: Solution) => Promise<Finding[]>,
): SolutionChecker<Solution> {
  const verdicts = new Map<string, Promise<Check | null>>();
  const wrongLines = new Map<string, Promise<WrongLine | null>>();
  const solved = computed.kind === "solved" && !isPartOnly ? computed : null;

  async function judgeAnew(answer: string): Promise<Check | null> {
    if (mayHaveNone && answer.trim() === "") return { status: "unchecked" };
    const verdict = await solver.check({ computed, solution: { answer } });
    if (verdict.status !== "wrong") return verdict;
    return isPartOnly ? { status: "unchecked" } : null;
  }

  function judge(answer: string): Promise<Check | null> {
    const known = verdicts.get(answer) ?? judgeAnew(answer);
    verdicts.set(answer, known);
    return known;
  }

  /** Steps of a growing reply are checked as they arrive: when it is complete, nothing is new. */
  function findWrongLine(steps: Steps): Promise<WrongLine | null> {
    const wording = JSON.stringify(steps);
    const known =
      wrongLines.get(wording) ??
      solver.checkSteps({
        steps,
        question,
        solved: solved && !solved.lead ? asRead(solved) : null,
        isWorking: true,
      });
    wrongLines.set(wording, known);
    return known;
  }

  async function examine(solution: Solution): Promise<ExaminedSolution> {
    const { subject, answer, steps } = solution;
    if (asideFrom(subject, { isComputed: solved !== null, isPhotoSeen }))
      return sound({ status: "unchecked" });
    const check = await judge(answer);
    if (!check) return withFindings([{ kind: "contradicted", answer }]);
    const wrong = await findWrongLine(steps);
    const findings: Finding[] = [
      ...(wrong ? [{ kind: "wrong_step" as const, ...wrong }] : []),
      ...(await findOthers(solution)),
    ];
    return findings.length === 0 ? sound(check) : { ...withFindings(findings), check };
  }

  return { judge, findWrongLine, ...createTextChecker(question, solver), examine };
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

interface CheckedQuestion extends Pick<HomeworkQuestion, "question" | "helpLevel"> {
  /** Everything that the student gave, where the question is a part of it. */
  given?: string;
}

/**
 * The checker for the replies to one homework question. Also finds false lines around the steps, and the fields that
 * reveal the answer where the help level withholds it.
 */
export function createHomeworkChecker(
  { question, helpLevel, given = question }: CheckedQuestion,
  dependencies: CheckerDependencies,
): SolutionChecker<HomeworkSolution> {
  const computed = computedAnswerIn(dependencies.computed, "openai");
  const checker: SolutionChecker<HomeworkSolution> = createSolutionChecker(
    given,
    dependencies,
    async (solution) => {
      const wrong = await checker.findWrongText(textsOf(solution));
      const fields = leakedFields(solution, { question, computed, helpLevel });
      return [
        ...(wrong ? [{ kind: "wrong_text" as const, line: wrong.line }] : []),
        ...(fields.length > 0 ? [{ kind: "leaked" as const, fields }] : []),
      ];
    },
  );
  return checker;
}

/** The texts of a solution besides its steps. */
function textsOf({ explanation, proof, examples }: HomeworkSolution): string[] {
  return [...piecesOf(explanation), ...piecesOf(proof), ...examples.map(exampleText)];
}

/** A solution without the texts that contain a false line. */
export async function withoutWrongTexts(
  solution: HomeworkSolution,
  checker: TextChecker,
): Promise<HomeworkSolution> {
  const { explanation, proof, examples } = solution;
  return {
    ...solution,
    explanation: await soundText(explanation, checker, seeTheSteps),
    proof: await soundText(proof, checker),
    examples: await soundExamples(examples, checker),
  };
}
