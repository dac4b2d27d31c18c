import { withBudget } from "../algebra/budget.ts";
import type { MathsSolution, MathsStep } from "../outcome.ts";
import { checkReadLine, type Verdict, worstOf } from "./check-line.ts";
import { compareFound, type FoundSide, foundSides } from "./check-sides.ts";
import { checkNamed, checkReadStep, checkWithin } from "./check-claims.ts";
import type { StepContext } from "./compare-sides.ts";
import { solutionsIn } from "./letter-values.ts";
import { isBeyondComparison } from "./beyond-comparison.ts";
import { type LetterValue, givensIn } from "./named-values.ts";
import { rememberedLast } from "../read/memoise.ts";
import { readLine } from "./read-line.ts";
import type { Line } from "./statement.ts";
import { withoutUnits } from "./unit-letters.ts";

export interface StepsReport {
  /** Lines that were computed and compared, right or wrong. */
  checkedCount: number;
  /** Lines without anything to compare: words, given values, formulas. */
  statedCount: number;
  /** Lines whose correctness is undecided. */
  openCount: number;
  /**
   * `step` is the index of the displayed step: those of the solution, of the alternative methods, then the check lines.
   */
  failures: { step: number; line: string }[];
}

/** A displayed line with the data for its check. */
export interface ShownLine {
  step: number;
  before: string | null;
  after: string;
  verdict: Verdict;
}

/** The parts of a solution that are checked. */
type CheckedParts = Pick<MathsSolution, "answer" | "steps" | "approaches" | "check">;

/** Checks every displayed line of a solution by itself and against the previous line. Limited in time; never throws. */
export function checkSolution(solution: CheckedParts): StepsReport {
  const lines = judgeLines(solution);
  const withVerdict = (verdict: Verdict): ShownLine[] =>
    lines.filter((line) => line.verdict === verdict);
  const failures = withVerdict("fails").map(({ step, after }) => ({ step, line: after }));
  return {
    checkedCount: withVerdict("holds").length + failures.length,
    statedCount: withVerdict("states").length,
    openCount: withVerdict("open").length,
    failures,
  };
}

/**
 * The verdict on every displayed line, in display order. Memoised for the last solution: its task checks it, and its
 * first reader asks for the verdicts again.
 */
export const judgeLines: (solution: CheckedParts) => readonly ShownLine[] = rememberedLast(
  (solution: CheckedParts) =>
    withBudget(() => {
      const judge = createJudge(solution);
      return shownIn(solution).map((shown) => ({ ...shown, verdict: judge(shown) }));
    }),
);

type Shown = Omit<ShownLine, "verdict">;

/** The maximum count of checked lines. */
const mostLines = 400;

function shownIn({ steps, approaches = [], check }: CheckedParts): Shown[] {
  const all = [...steps, ...approaches.flatMap((approach) => approach.steps)];
  const shown = all.flatMap((step, at) => withSubsteps(step, at));
  const proof = check.lines.map((after, at) => ({ step: all.length + at, before: null, after }));
  return [...shown, ...proof].slice(0, mostLines);
}

function withSubsteps({ before, after, substeps = [] }: MathsStep, step: number): Shown[] {
  return [...substeps.flatMap((inner) => withSubsteps(inner, step)), { step, before, after }];
}

/** The state after the displayed lines so far. */
interface Progress {
  /** Lines that were checked by themselves. */
  done: Set<Line>;
  givens: Map<string, LetterValue>;
  /** The last displayed line, and the last side of a verification. */
  last: Line | null;
  found: FoundSide | undefined;
}

function createJudge(solution: CheckedParts): (shown: Shown) => Verdict {
  const { answer } = solution;
  const read = lineReader(constantNamed(answer.latex));
  const progress: Progress = {
    done: new Set(),
    givens: new Map(),
    last: null,
    found: undefined,
  };
  // A disproof shows that two sides differ.
  const isDisproof = /^(?:false|no)\b/i.test(answer.plain);
  const context: StepContext = {
    solutions: [
      ...solutionsIn(read(answer.latex)),
      ...foundOnTheWay(solution).flatMap((line) => solutionsIn(read(line))),
    ],
    givens: progress.givens,
  };
  return ({ before, after }) => {
    const line = read(after);
    const earlier = before === null ? null : read(before);
    const verdicts = [
      checkWithGivens(line, context),
      ...(earlier ? checkFrom(earlier, line, { context, progress }) : []),
      ...checkWithin(line, context),
      ...(isDisproof ? [] : checkSides(line, progress)),
    ];
    remember(line, progress);
    const verdict = worstOf(verdicts);
    return verdict === "fails" && isBeyondComparison(before, after) ? "open" : verdict;
  };
}

/** An integer value of i or e, which makes it an ordinary letter in the lines before. */
const constantFound =
  /^(?:[a-z] = -?\d[\d{},]*, \\quad )*[ei] = -?\d[\d{},]*(?:, \\quad [a-z] = -?\d[\d{},]*)*$/;

function foundOnTheWay({ steps }: CheckedParts): string[] {
  return steps.map(({ after }) => after).filter((line) => constantFound.test(line));
}

/** Parses each line once; a letter with the name of a constant is renamed. */
function lineReader(letter: "e" | "i" | null): (latex: string) => Line {
  const known = new Map<string, Line>();
  return (latex) => {
    const line = known.get(latex) ?? readLine(letter ? renamed(latex, letter) : latex);
    known.set(latex, line);
    return line;
  };
}

/** The unknown of an answer such as i = 3, which is not the imaginary unit. */
function constantNamed(answer: string): "e" | "i" | null {
  const [, letter] = /^([ei]) *(?:=|<|>|\\le|\\ge)/.exec(answer) ?? [];
  return letter === "e" || letter === "i" ? letter : null;
}

const commandsAndLetters = /\\text\{[^{}]*\}|\\[a-z]+|[ei]/gi;

/** With ω in place of the letter. */
function renamed(latex: string, letter: "e" | "i"): string {
  return latex.replaceAll(commandsAndLetters, (part) => (part === letter ? "\\omega " : part));
}

function checkWithGivens(line: Line, { solutions, givens }: StepContext): Verdict {
  const values = [...(givens ?? [])].map(
    ([name, { value }]) => [name, withoutUnits(value)] as const,
  );
  return checkReadLine(line, [...solutions, new Map(values)]);
}

/** The `before` line by itself and against the last displayed line, then the line against it. */
function checkFrom(
  earlier: Line,
  line: Line,
  { context, progress }: { context: StepContext; progress: Progress },
): Verdict[] {
  const link =
    progress.last && progress.last !== earlier ? linkTo(progress.last, earlier, context) : "states";
  return [
    progress.done.has(earlier) ? "states" : onlyFailure(checkWithGivens(earlier, context)),
    onlyFailure(link),
    checkReadStep(earlier, line, context),
  ];
}

/** Values may be substituted into a formula between two steps; any other change is a new start. */
function linkTo(last: Line, earlier: Line, context: StepContext): Verdict {
  const [first, then] = [last.claims.at(-1), earlier.claims[0]];
  return first && then ? (checkNamed(first, then, context) ?? "open") : "open";
}

function checkSides(line: Line, progress: Progress): Verdict[] {
  return foundSides(line).flatMap((side) => {
    const verdict = compareFound(progress.found, side);
    progress.found = side;
    return verdict ? [verdict] : [];
  });
}

function remember(line: Line, progress: Progress): void {
  progress.last = line;
  progress.done.add(line);
  for (const [name, given] of line.claims.flatMap(givensIn)) progress.givens.set(name, given);
}

/** The verdict `holds` of the `before` line does not carry over to this line. */
function onlyFailure(verdict: Verdict): Verdict {
  return verdict === "fails" ? "fails" : "states";
}
