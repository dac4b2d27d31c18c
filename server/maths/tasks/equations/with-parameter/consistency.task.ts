import { equationLatex } from "../../../equations/equation.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { type Line, type PairProblem, type Position, readPairQuestion } from "./pair-question.ts";
import { factorLatex, isZero, type Polynomial, polynomialLatex } from "./polynomial.ts";
import {
  type Crosses,
  crossesOf,
  evaluatePolynomial,
  parameterValues,
  positionOf,
  seenPosition,
} from "./position.ts";
import { reasons } from "../../../working/reasons.ts";

export interface PairResult {
  crosses: Crosses;
  /** Without a letter to be found. */
  position: Position;
  /** Values of the letter with parallel or equal lines, and those requested. */
  all: readonly Rational[];
  targetValues: readonly Rational[];
}

export function solve({ lines, ask }: PairProblem): PairResult {
  const crosses = crossesOf(lines);
  const found =
    ask.kind === "parameter"
      ? parameterValues(crosses, ask.position)
      : { all: [], targetValues: [] };
  return { crosses, position: positionOf(crosses), ...found };
}

const samples = [-7n, -3n, -1n, 0n, 1n, 2n, 5n, 11n].map((value) => q.rational(value));

export function prove(
  problem: PairProblem,
  { position, all, targetValues }: PairResult,
): Proof | null {
  const { ask } = problem;
  const method = "Two points of the first line, put into both sides of the second equation";
  if (ask.kind !== "parameter") {
    const seen = seenPosition(problem, new Map());
    if (seen?.position !== position) return null;
    const lines = seen.gaps.map((gap, at) => {
      const [x = q.zero, y = q.zero] = seen.points[at] ?? [];
      return `\\text{at } (${rationalLatex(x)}, ${rationalLatex(y)}): \\text{left side less right side is } ${rationalLatex(gap)}`;
    });
    return { method, lines };
  }
  const at = (value: Rational): Position | null =>
    seenPosition(problem, new Map([[ask.letter, value]]))?.position ?? null;
  const isListed = (value: Rational): boolean => targetValues.some((one) => q.equals(one, value));
  const fits =
    ask.position === "one"
      ? all.every((value) => at(value) !== "one") && targetValues.length === all.length
      : targetValues.every((value) => at(value) === ask.position);
  const others = [...samples, ...all].filter((value) => !isListed(value));
  const isComplete = others.every(
    (value) => (at(value) === ask.position) === (ask.position === "one"),
  );
  if (!fits || !isComplete) return null;
  const shown = targetValues
    .map((value) => `${ask.letter} = ${rationalLatex(value)}`)
    .join(",\\; ");
  return { method: `${method}, for the values found and for others`, lines: [shown] };
}

const counts: Record<Position, string> = {
  one: "one solution",
  none: "no solution",
  many: "infinitely many solutions",
};
const positions: Record<Position, string> = {
  one: "intersecting",
  none: "parallel",
  many: "coincident",
};

function answerOf({ ask }: PairProblem, { position, targetValues }: PairResult): MathsAnswer {
  if (ask.kind === "parameter") {
    const isNot = ask.position === "one";
    const join = isNot ? "and" : "or";
    return {
      latex: targetValues
        .map((value) => `${ask.letter} ${isNot ? "\\neq" : "="} ${rationalLatex(value)}`)
        .join(` \\text{ ${join} } `),
      plain: targetValues
        .map((value) => `${ask.letter} ${isNot ? "≠" : "="} ${rationalPlain(value)}`)
        .join(` ${join} `),
    };
  }
  const words = wordsOf(ask.kind, position);
  if (ask.kind !== "has") return { latex: `\\text{${words}}`, plain: words };
  const isTrue = ask.position === position;
  return { latex: isTrue ? "\\text{Yes}" : "\\text{No}", plain: isTrue ? "true" : "false" };
}

function wordsOf(kind: "consistent" | "count" | "lines" | "has", position: Position): string {
  if (kind === "consistent") return position === "none" ? "inconsistent" : "consistent";
  return kind === "lines" ? positions[position] : counts[position];
}

const rules: Record<Position, string> = {
  one: "\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}",
  none: "\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\neq \\frac{c_1}{c_2}",
  many: "\\frac{a_1}{a_2} = \\frac{b_1}{b_2} = \\frac{c_1}{c_2}",
};

function named({ a, b, c }: Line, at: number, letter: string): string {
  return Object.entries({ a, b, c })
    .map(
      ([name, part]) => `${name}_{${at}} = ${isZero(part) ? "0" : polynomialLatex(part, letter)}`,
    )
    .join(",\\; ");
}

/** The ratio of two numbers, or null if it has none. */
function ratio([above]: Polynomial, [below]: Polynomial): { line: string; value: Rational } | null {
  if (!below || q.isZero(below)) return null;
  const value = q.divide(above ?? q.zero, below);
  const isWhole = [above ?? q.zero, below].every(q.isInteger);
  const open = isWhole
    ? `\\frac{${(above ?? q.zero).numerator}}{${below.numerator}}`
    : `${rationalLatex(above ?? q.zero)} \\div ${factorLatex([below], "")}`;
  const done = rationalLatex(value);
  return { line: open === done ? open : `${open} = ${done}`, value };
}

function compareSteps({ lines: [one, two] }: PairProblem, result: PairResult): MathsStep[] {
  const ratios = (["a", "b", "c"] as const).map((name) => ({
    name,
    found: ratio(one[name], two[name]),
  }));
  if (ratios.every(({ found }) => found !== null)) {
    const shown = ratios.map(
      ({ name, found }) => `\\frac{${name}_1}{${name}_2} = ${found?.line ?? ""}`,
    );
    return [
      step(
        "Compare the ratios of the coefficients",
        `The pair has ${counts[result.position]} where $${rules[result.position]}$.`,
        shown.join(", \\quad "),
      ),
    ];
  }
  const { ab, bc, ac } = result.crosses;
  const value = (part: Polynomial): string => rationalLatex(part[0] ?? q.zero);
  return [
    step(
      "Compare the coefficients crosswise",
      "A ratio with 0 below has no value, so the products are compared. The lines meet in one point where $a_1b_2 - a_2b_1 \\neq 0$; else they are equal only if the other two vanish as well.",
      `a_1b_2 - a_2b_1 = ${value(ab)}, \\quad b_1c_2 - b_2c_1 = ${value(bc)}, \\quad a_1c_2 - a_2c_1 = ${value(ac)}`,
    ),
  ];
}

function parameterSteps(problem: PairProblem, result: PairResult, letter: string): MathsStep[] {
  const [one, two] = problem.lines;
  const shown = (part: Polynomial): string => (isZero(part) ? "0" : factorLatex(part, letter));
  const open = `${shown(one.a)} \\times ${shown(two.b)} - ${shown(two.a)} \\times ${shown(one.b)} = 0`;
  const plain = `${polynomialLatex(result.crosses.ab, letter)} = 0`;
  const all = result.all
    .map((value) => `${letter} = ${rationalLatex(value)}`)
    .join(" \\text{ or } ");
  const { latex } = answerOf(problem, result);
  const seen = result.all.map((value) => {
    const third = [result.crosses.bc, result.crosses.ac].every((part) =>
      q.isZero(evaluatePolynomial(part, value)),
    );
    return `For $${letter} = ${rationalLatex(value)}$ the third ratio is ${third ? "the same as" : "different from"} the first.`;
  });
  const wanted = problem.ask.kind === "parameter" ? problem.ask.position : "one";
  return [
    step(
      "Put the first two ratios equal",
      `The lines are parallel or equal where $\\frac{a_1}{a_2} = \\frac{b_1}{b_2}$, that is $a_1b_2 - a_2b_1 = 0$.`,
      open,
    ),
    ...(open === plain ? [] : [step("Simplify", reasons.likeTerms, plain, open)]),
    step(
      `Solve for $${letter}$`,
      `Every value of $${letter}$ that makes both sides equal is possible.`,
      all,
      plain,
    ),
    ...(all === latex
      ? []
      : [
          step(
            "Choose what the question asks for",
            `The pair has ${counts[wanted]} where $${rules[wanted]}$. ${seen.join(" ")}`,
            latex,
          ),
        ]),
  ];
}

function steps(problem: PairProblem, result: PairResult): MathsStep[] {
  const { lines, names, ask } = problem;
  const letter = ask.kind === "parameter" ? ask.letter : "";
  const read = step(
    `Compare with $a${names[0]} + b${names[1]} + c = 0$`,
    "With all terms on the left side, the coefficients of both equations are read off, each with its sign.",
    lines.map((line, at) => named(line, at + 1, letter)).join(", \\quad "),
  );
  if (ask.kind === "parameter") return [read, ...parameterSteps(problem, result, ask.letter)];
  return [
    read,
    ...compareSteps(problem, result),
    step(
      "Say what that means",
      `The lines are ${positions[result.position]}, so the pair has ${counts[result.position]}.${ask.kind === "consistent" ? " A pair is consistent if it has a solution at all." : ""}`,
      answerOf(problem, result).latex,
    ),
  ];
}

/** How many solutions a pair of linear equations has, also as a condition on a letter. */
export const consistency = defineTask<PairProblem, PairResult>({
  name: "consistency-of-a-pair",
  recognise: readPairQuestion,
  reading: ({ equations }) => equations.map(equationLatex).join(", \\quad "),
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Pair of Linear Equations in Two Variables",
      method: "Comparing the ratios of the coefficients",
      difficulty: problem.ask.kind === "parameter" ? "advanced" : "intermediate",
      answer: answerOf(problem, result),
      steps: steps(problem, result),
      idea: "Each equation is a straight line. The ratios of the coefficients tell how the lines lie to each other.",
      firstMove:
        "Bring everything to the left side in both equations and write the coefficients under each other.",
      finalMove: "Compare the ratios. What do they say about the lines?",
      terms: {
        Consistent: "A pair of equations that has a solution.",
        Coincident: "Lines that lie on each other.",
      },
      next: ["What would the drawing of the lines look like?"],
    }),
  vary: ({ line, ask, names: [x, y] }, random) => {
    const [a, b, c] = [
      wholeBetween(random, 1, 6),
      nonZeroBetween(random, -5, 5),
      wholeBetween(random, 1, 9),
    ];
    const times = wholeBetween(random, 2, 4);
    const least = ask.kind === "parameter" ? 1 : 0;
    const isMany = ask.kind === "parameter" && ask.position === "many";
    const more = isMany ? 0 : wholeBetween(random, least, 1);
    const row = (p: number, r: number, s: number | string): string =>
      `${p}${x} ${r < 0 ? "-" : "+"} ${Math.abs(r)}${y} = ${s}`;
    const first =
      ask.kind === "parameter" ? `${ask.letter}${x} + ${Math.abs(b)}${y} = ${c}` : row(a, b, c);
    const second = row(
      a * times,
      ask.kind === "parameter" ? Math.abs(b) * times : b * times,
      c * times + more,
    );
    return line.replace("EQ", first).replace("EQ", second);
  },
  examples: [
    "Is the pair 5x - 3y = 11 and -10x + 6y = -22 consistent?",
    "Is the pair 2x + 3y = 5 and 4x + 6y = 9 consistent?",
    "For what value of k does the pair kx + 3y = k - 3 and 12x + ky = k have no solution?",
  ],
});
