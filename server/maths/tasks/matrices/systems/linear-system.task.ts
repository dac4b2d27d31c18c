import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import * as q from "../../../numbers/rational.ts";
import type { Approach, MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { nonZeroBetween } from "../../../variation/random.ts";
import type { Explanation } from "../../../task/task.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { eliminationSteps } from "./elimination-steps.ts";
import { readSystem, type Row, rowLatex, type System, systemLatex } from "./equations-system.ts";
import { cramerSteps, matrixMethodSteps } from "./matrix-method-steps.ts";
import { proveSystem } from "./prove-system.ts";
import { solveSystem, type SystemOutcome } from "./solve-system.ts";

type Method = "elimination" | "matrix" | "cramer";

interface Problem {
  system: System;
  method: Method;
  /** "consistency" if the question asks only whether the system is consistent. */
  asks: "values" | "consistency";
}

function read(
  method: Method | null,
  asks: Problem["asks"] = "values",
): (match: Match) => Problem | null {
  return (match) => {
    const system = readSystem(match.gap("e") ?? "");
    if (!system) return null;
    const { names, rows } = system;
    const isSquare = names.length === rows.length;
    const mixed = rows.filter(
      ({ coefficients }) => coefficients.filter((value) => value !== 0n).length > 1,
    );
    if (!isSquare || mixed.length < 2) return null;
    // Pairs of equations without a named method belong to another task.
    if (method === null && names.length < 3) return null;
    return { system, method: method ?? "elimination", asks };
  };
}

function stepsBy(
  method: Method,
  { system }: Problem,
  outcome: SystemOutcome,
  answer: string,
): MathsStep[] {
  if (method === "matrix") return matrixMethodSteps(system, outcome, answer);
  return method === "cramer"
    ? cramerSteps(system, outcome, answer)
    : eliminationSteps(system, outcome, answer);
}

const methods: Record<Method, string> = {
  elimination: "Elimination",
  matrix: "Matrix method",
  cramer: "Cramer's rule",
};

function explain(problem: Problem, outcome: SystemOutcome): Explanation {
  const { system, method, asks } = problem;
  const answer = answerOf(problem, outcome);
  const others = (["elimination", "matrix", "cramer"] as const)
    .filter((other) => other !== method && (other !== "elimination" || system.names.length === 3))
    .map((other): Approach => ({
      method: methods[other],
      steps: stepsBy(other, problem, outcome, answer.latex),
    }));
  const letters = system.names.map((name) => `$${name}$`).join(", ");
  return lesson({
    topic:
      method === "elimination"
        ? "Linear Equations in Three Variables"
        : "Solution of a System of Linear Equations",
    method: methods[method],
    difficulty: system.names.length === 3 ? "advanced" : "intermediate",
    answer,
    steps: stepsBy(method, problem, outcome, answer.latex),
    approaches: others,
    idea: ideas[method],
    firstMove: firstMoves[method],
    finalMove:
      asks === "consistency"
        ? "Look at the last line. Is the system consistent?"
        : outcome.kind === "one"
          ? `Do the last computation yourself. Which values of ${letters} do you get?`
          : "Look at the last line. What does it say about the number of solutions?",
    terms: {
      Consistent: "A system that has at least one solution.",
      ...(method === "elimination"
        ? { Elimination: "Adding or subtracting equations so that a letter cancels out." }
        : {}),
    },
    next: [
      "How can you be sure that the values are right without solving again?",
      "What would it mean if the determinant of the coefficients were zero?",
    ],
  });
}

const ideas: Record<Method, string> = {
  elimination:
    "Get rid of one letter in two different pairs of equations; then two equations in two letters are left.",
  matrix: "Write the system as $AX = B$. If $|A| \\neq 0$, then $X = A^{-1}B$.",
  cramer: "Each letter is a quotient of two determinants: $D$ of the coefficients is below.",
};
const firstMoves: Record<Method, string> = {
  elimination:
    "Look for a letter that stands alone, without a number before it, in one of the equations.",
  matrix: "Write the coefficients as a matrix $A$, row by row, and find $|A|$.",
  cramer: "Write the determinant $D$ of the coefficients, and work it out.",
};

function answerOf({ system, asks }: Problem, outcome: SystemOutcome): MathsAnswer {
  if (asks === "consistency") {
    return outcome.kind === "none"
      ? { latex: "\\text{Inconsistent}", plain: "inconsistent" }
      : { latex: "\\text{Consistent}", plain: "consistent" };
  }
  switch (outcome.kind) {
    case "one": {
      const of = (write: (value: q.Rational) => string): string[] =>
        system.names.map((name, at) => `${name} = ${write(outcome.values[at] ?? q.zero)}`);
      return { latex: of(rationalLatex).join(",\\; "), plain: of(rationalPlain).join(", ") };
    }
    case "none":
      return { latex: "\\text{No solution (inconsistent)}", plain: "no solution" };
    case "many":
      return { latex: "\\text{Infinitely many solutions}", plain: "infinitely many solutions" };
  }
}

/** Returns a system with the same coefficients and another integer solution. */
function vary({ system, method }: Problem, random: () => number): string {
  const values = system.names.map(() => BigInt(nonZeroBetween(random, -5, 6)));
  const rows = system.rows.map((row): Row => {
    const constant = row.coefficients.reduce(
      (sum, value, at) => sum + value * (values[at] ?? 0n),
      0n,
    );
    return { ...row, constant };
  });
  const equations = rows.map((row) => rowLatex(row, system.names)).join(", ");
  return `Solve ${equations}${tails[method]}`;
}

const tails: Record<Method, string> = {
  elimination: "",
  matrix: " by matrix method",
  cramer: " by Cramer's rule",
};

const head =
  "[the] [following] [given] [system|systems|set|pair] [of] [simultaneous] [linear] [equations|equation] [in_three_variables] [:]";
const byMatrix =
  "using|by|with|through|via [the] [inverse] matrix|matrices|inverse [inverse|inversion] [method]";
const byCramer =
  "using|by|with|through|via [the] cramer's|cramers|cramer|determinant|determinants [rule|method]";
const byGauss =
  "using|by|with|through|via [the] gauss|gaussian|gauss_-_jordan|row [elimination|reduction] [method]";

export const linearSystemByMatrices = wordedTask<Problem, SystemOutcome>({
  name: "linear-system-three",
  takesBareMaths: true,
  cue: /=[\s\S]*=/,
  variants: [
    {
      wordings: [
        `${head} {e} [,] ${byMatrix}`,
        `${head} ${byMatrix} [:|,] {e}`,
        `${byMatrix} [,|:] [solve] ${head} {e}`,
        `{e} ko matrix method se [solve]`,
      ],
      read: read("matrix"),
    },
    {
      wordings: [
        `${head} {e} [,] ${byCramer}`,
        `${head} ${byCramer} [:|,] {e}`,
        `${byCramer} [,|:] [solve] ${head} {e}`,
        `{e} ko cramer's|cramers rule se [solve]`,
      ],
      read: read("cramer"),
    },
    {
      wordings: [`${head} {e} [,] ${byGauss}`, `${head} ${byGauss} [:|,] {e}`],
      read: read("elimination"),
    },
    {
      wordings: [
        "[examine|check|test|discuss] [the] consistency [of] [the] [following] [system|systems] [of] [linear] [equations] [:] {e}",
        "check [whether|if] [the] [following] system|systems [of] [linear] [equations] [:] {e} is|are consistent [or_inconsistent|or_not]",
        "is [the] [following] system [of] [linear] [equations] [:] {e} consistent [or_inconsistent|or_not]",
      ],
      read: read("matrix", "consistency"),
    },
    {
      wordings: [
        `${head} {e}`,
        `${head} {e} [,] for x , y and|, z`,
        `[values] [of] x , y and|, z [:|if|,|when|from] {e}`,
        `${head} {e} by|using elimination [method]`,
        `[by|using] elimination [method] [:] {e}`,
        `${head} by|using elimination [method] [:] {e}`,
        `{e} [,] find x , y and|, z`,
      ],
      read: read(null),
    },
  ],
  reading: ({ system }) => systemLatex(system),
  solve: ({ system }) => solveSystem(system),
  prove: ({ system }, outcome) => proveSystem(system, outcome),
  explain,
  vary,
  examples: [
    "Solve x + y + z = 6, x - y + z = 2, 2x + y - z = 1",
    "Solve the system of equations 2x + 5y = 1, 3x + 2y = 7 by matrix method",
    "Solve 3x - y = 7, x + 2y = 0 using Cramer's rule",
  ],
});
