import * as form from "../../../algebra/quotient.ts";
import { substitute } from "../../../algebra/substitute.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { reduce } from "../determinants/row-reduction.ts";
import { evaluateTree, orderText, type Tree } from "../expression/matrix-tree.ts";
import { resolveOrders } from "../expression/matrix-arithmetic.task.ts";
import { asZeroMatrix, readTree } from "../expression/read-tree.ts";
import { treeLatex } from "../expression/write-tree.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { entryLatex, matrixLatex } from "../../../matrices/write-matrix.ts";
import {
  eliminate,
  type Elimination,
  eliminationSteps,
  type Values,
  valuesAnswer,
} from "./entry-equations.ts";

interface Problem {
  left: Tree;
  right: Tree;
  letters: readonly string[];
}

interface Result {
  /** Several solutions if an entry contains a product or a square. */
  solutions: readonly Values[];
  elimination: Elimination | null;
}

function read(match: Match): Problem | null {
  const sides = ["l", "r"].map((gap) => readTree(match.gap(gap) ?? "", match.question));
  const [first, second] = sides.map((tree) => tree && asZeroMatrix(tree));
  if (!first || !second) return null;
  const [left, right] = resolveOrders([first, second]);
  if (!left || !right) return null;
  const matrices = sidesOf({ left, right });
  const letters = matrices && lettersOf(matrices);
  if (!letters || letters.length === 0 || !asksFor(match.gap("names"), letters)) return null;
  return { left, right, letters };
}

function sidesOf({ left, right }: Pick<Problem, "left" | "right">): [Matrix, Matrix] | null {
  const [a, b] = [evaluateTree(left), evaluateTree(right)];
  return a.kind === "matrix" && b.kind === "matrix" ? [a.value, b.value] : null;
}

function lettersOf(matrices: readonly Matrix[]): string[] {
  const entries = matrices.flatMap((matrix) => matrix.flat());
  return [...new Set(entries.flatMap((entry) => form.variablesOf(entry)))].toSorted();
}

/** Whether the named letters occur in the matrices; true if no letters are named. */
function asksFor(names: string | null, letters: readonly string[]): boolean {
  if (names === null) return true;
  const asked = names
    .toLowerCase()
    .split(/(?: |,|and|aur|&)+/)
    .filter((name) => name !== "");
  return asked.length > 0 && asked.every((name) => letters.includes(name));
}

/** Returns the pairs of corresponding entries that differ. Throws a refusal if the orders differ. */
function equationsOf(problem: Problem): { left: Entry; right: Entry }[] {
  const sides = sidesOf(problem);
  if (!sides) return [];
  const [a, b] = sides;
  if (!m.haveSameOrder(a, b)) {
    throw notSupported(
      `Matrices of different orders are never equal: here they are ${orderText(a)} and ${orderText(b)}.`,
    );
  }
  return a.flatMap((row, at) =>
    row.flatMap((left, column) => {
      const right = m.entryAt(b, at, column);
      return form.equals(left, right) ? [] : [{ left, right }];
    }),
  );
}

function solve(problem: Problem): Result {
  const { letters } = problem;
  const differences = equationsOf(problem).map(({ left, right }) => form.subtract(left, right));
  const rows = differences.map((difference) => linearRow(difference, letters));
  const linear = rows.filter((row) => row !== null);
  if (linear.length < rows.length) return eliminated(differences, letters);
  return { solutions: [solveLinear(linear, letters)], elimination: null };
}

function eliminated(differences: readonly Entry[], letters: readonly string[]): Result {
  const elimination = eliminate(differences, letters);
  if (!elimination) {
    throw notSupported(
      "I can compare entries only if all but one letter can be found from equations without products of letters.",
    );
  }
  if (elimination.solutions.length === 0) throw contradiction();
  return { solutions: elimination.solutions, elimination };
}

function contradiction(): Error {
  return notSupported(
    "No real values make these matrices equal: the entries contradict each other. Check the numbers.",
  );
}

function solveLinear(rows: readonly Entry[][], letters: readonly string[]): Values {
  const { result, rank } = reduce(rows, "reduced", letters.length);
  const contradicts = result
    .slice(rank)
    .some((row) => !form.isZero(row[letters.length] ?? form.zero));
  if (contradicts) throw contradiction();
  if (rank < letters.length)
    throw notSupported(
      "The entries do not fix every letter: there are infinitely many possibilities.",
    );
  return new Map(letters.map((letter, at) => [letter, m.entryAt(result, at, letters.length)]));
}

function linearRow(difference: Entry, letters: readonly string[]): Entry[] | null {
  let rest = difference;
  const coefficients: Entry[] = [];
  for (const letter of letters) {
    const parts = coefficientsIn(rest, letter);
    const factor = parts?.[1] ?? form.zero;
    if (!parts || parts.length > 2 || !form.isConstant(factor)) return null;
    coefficients.push(factor);
    rest = parts[0] ?? form.zero;
  }
  return form.isConstant(rest) ? [...coefficients, form.negate(rest)] : null;
}

function prove(problem: Problem, { solutions }: Pick<Result, "solutions">): Proof | null {
  const sides = sidesOf(problem);
  if (!sides || solutions.length === 0) return null;
  const lines = solutions.map((values) => {
    const [left, right] = sides.map((matrix) =>
      m.mapEntries(matrix, (entry) =>
        [...values].reduce((all, [letter, value]) => substitute(all, letter, value), entry),
      ),
    );
    const isEqual = left && right && m.equals(left, right);
    return isEqual ? `${matrixLatex(left)} = ${matrixLatex(right)}` : null;
  });
  const shown = lines.filter((line) => line !== null);
  return shown.length === lines.length
    ? { method: "The values put back into both matrices", lines: shown }
    : null;
}

function explain(problem: Problem, { solutions, elimination }: Result): Explanation {
  const { left, right } = problem;
  const line = `${treeLatex(left, "values")} = ${treeLatex(right, "values")}`;
  const sides = sidesOf(problem);
  const worked = sides ? sides.map((side) => matrixLatex(side)).join(" = ") : line;
  const equations = equationsOf(problem)
    .map((equation) => `${entryLatex(equation.left)} = ${entryLatex(equation.right)}`)
    .join(",\\quad ");
  const answer = valuesAnswer(solutions);
  const isSolved = equations.replaceAll("\\quad", "\\;") === answer.latex;
  const steps: MathsStep[] = [
    ...(worked === line
      ? []
      : [
          {
            title: "Work out both sides",
            why: "Numbers multiply every entry; matrices of the same order are added entry by entry.",
            before: line,
            after: worked,
          },
        ]),
    {
      title: "Compare the entries in the same places",
      why: "Equality of matrices: the same order, and equal entries in all places.",
      before: worked,
      after: equations,
    },
    ...(elimination
      ? eliminationSteps(equations, elimination)
      : isSolved
        ? []
        : [
            {
              title: "Solve the equations",
              why: "Begin with those that have only one unknown, and put its value into the others.",
              before: equations,
              after: answer.latex,
            },
          ]),
  ];
  return lesson({
    topic: "Matrices",
    method: "Equality of matrices",
    difficulty: problem.letters.length <= 2 && !elimination ? "beginner" : "intermediate",
    answer,
    steps,
    idea: "Two matrices are equal only if all entries in the same places are equal.",
    firstMove: "Write one equation for every place in which a letter stands.",
    finalMove: "Solve the equations one by one. Which values do you get?",
    terms: { "Equal matrices": "Matrices of the same order with equal entries in all places." },
    next: [
      "How can you check the values in the matrices?",
      "Can two matrices of different orders be equal?",
    ],
  });
}

export const matrixEqualityTask = wordedTask<Problem, Result>({
  name: "matrix-equality",
  takesBareMaths: true,
  cue: /\[|\\begin|\(\(/,
  variants: [
    {
      wordings: [
        "[the] [values|value] [of] {names} [,] if|when|from|:|from_the_equation|from_the_following_equation|in [the] [matrices|equation|matrix_equation] {l} = {r}",
        "if [the] [matrices] {l} = {r} [,] [then] find [the] [values|value] [of] {names}",
        "{l} = {r} [,|.] [then] find [the] [values|value] [of] {names}",
        "[for] {names} : {l} = {r}",
        "[the] [matrix] [equation] [:] {l} = {r}",
        "if [the] [matrices] {l} and {r} are equal [,|.] [then] find [the] [values|value] [of] {names}",
        "{l} = {r} [to] {names} ka|ki maan|value",
      ],
      read,
    },
  ],
  reading: ({ left, right }) => `${treeLatex(left, "values")} = ${treeLatex(right, "values")}`,
  solve,
  prove,
  explain,
  vary: ({ letters }, random) => {
    const [a, b, x, y, z] = [2, 2, 1, 1, 1].map((least) => wholeBetween(random, least, 9));
    const [p = 0, q = 0, r = 0] = [x, y, z];
    return letters.length <= 2
      ? `Find x and y if [[x, ${a}], [${b}, y]] = [[${p}, ${a}], [${b}, ${q}]]`
      : `Find x, y and z if [[x + y, ${a}], [${b} + z, y]] = [[${p + q}, ${a}], [${(b ?? 0) + r}, ${q}]]`;
  },
  examples: [
    "Find x and y if [[x, 2], [3, y]] = [[1, 2], [3, 4]]",
    "Find x, y and z if [[x + y, 2], [5 + z, y]] = [[6, 2], [5, 4]]",
  ],
});
