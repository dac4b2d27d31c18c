import * as form from "../../../algebra/quotient.ts";
import { lesson, truthAnswer } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { prove as proveValue, resolveOrders } from "../expression/matrix-arithmetic.task.ts";
import { evaluateTree, someTree, type Tree, type Value } from "../expression/matrix-tree.ts";
import { asZeroMatrix, readTree } from "../expression/read-tree.ts";
import { valueLatex, workOut } from "../expression/tree-steps.ts";
import { treeLatex } from "../expression/write-tree.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Sheet } from "../../../matrices/sheet.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";

/** Whether two expressions of known matrices are equal: A² − 5A + 7I = O. */
interface Problem {
  left: Tree;
  right: Tree;
  style: Sheet["style"];
}

interface Result {
  left: Value;
  right: Value;
  isTrue: boolean;
}

function read(match: Match): Problem | null {
  const sides = ["l", "r"].map((gap) => readTree(match.gap(gap) ?? "", match.question));
  const [first, second] = sides.map((tree) => tree && asZeroMatrix(tree));
  if (!first || !second) return null;
  if (![first, second].some((tree) => someTree(tree, ({ kind }) => kind === "matrix"))) return null;
  const [left, right] = resolveOrders([first, second]);
  return left && right && hasOnlyNumbers(left) && hasOnlyNumbers(right)
    ? { left, right, style: match.sheet.style }
    : null;
}

/** Whether all entries are numbers. With letters, the question asks for which values the sides are equal. */
function hasOnlyNumbers(tree: Tree): boolean {
  const value = evaluateTree(tree);
  const entries = value.kind === "matrix" ? value.value.flat() : [value.value];
  return entries.every((entry) => form.isConstant(entry));
}

function isSame(one: Value, other: Value): boolean {
  if (one.kind === "matrix" && other.kind === "matrix") {
    return m.haveSameOrder(one.value, other.value) && m.equals(one.value, other.value);
  }
  return one.kind === "number" && other.kind === "number" && form.equals(one.value, other.value);
}

function solve({ left, right }: Problem): Result {
  const [one, other] = [evaluateTree(left), evaluateTree(right)];
  return { left: one, right: other, isTrue: isSame(one, other) };
}

/** Verifies both sides by applying the expressions to columns. */
function prove({ left, right, style }: Problem, result: Result): Proof | null {
  if (isSame(result.left, result.right) !== result.isTrue) return null;
  const sides = [
    [left, result.left],
    [right, result.right],
  ] as const;
  const proofs = sides
    .filter(([tree]) => !isBare(tree))
    .map(([tree, value]) => proveValue({ tree, style }, value));
  const lines = proofs.flatMap((proof) => proof?.lines ?? []);
  if (proofs.some((proof) => proof === null)) return null;
  return { method: "Both sides act on a column: part by part, and as worked out", lines };
}

/** Whether the expression needs no computation. */
function isBare({ kind }: Tree): boolean {
  return kind === "matrix" || kind === "zero" || kind === "number";
}

function explain({ left, right, style }: Problem, result: Result): Explanation {
  const sides = [left, right].map((tree) => (isBare(tree) ? [] : workOut(tree, style).steps));
  const values = `${valueLatex(result.left, style)} ${result.isTrue ? "=" : "\\neq"} ${valueLatex(result.right, style)}`;
  const answer = truthAnswer(result.isTrue);
  return lesson({
    topic: "Matrices",
    method: "Working out both sides",
    difficulty: "intermediate",
    answer,
    steps: [
      ...sides.flat(),
      {
        title: "Compare both sides",
        why: "Equality of matrices: the same order, and equal entries in all places.",
        before: null,
        after: values,
      },
      {
        title: "Decide",
        why: "One place with different entries is enough to make two matrices unequal.",
        before: null,
        after: answer.latex,
      },
    ],
    idea: "Work out the left side and the right side, each on its own.",
    firstMove: `Find the powers and products on the left side first: $${treeLatex(left)}$.`,
    finalMove: "Compare the entries of both sides. Are they equal?",
    terms: { "Zero matrix": "A matrix of zeros only, written O." },
    next: ["How does such an equation lead to the inverse of the matrix?"],
  });
}

export const matrixIdentityTask = wordedTask<Problem, Result>({
  name: "matrix-identity",
  cue: /(?:show|prove|verify|check|satisfies|is it true).*=/is,
  variants: [
    {
      wordings: [
        "show|prove|verify|check [that|whether|if] {l} = {r}",
        "that|whether {l} = {r}",
        "verify|prove [the] [result|relation] {l} = {r}",
      ],
      read,
    },
  ],
  reading: ({ left, right }) => `${treeLatex(left)} = ${treeLatex(right)} \\text{ ?}`,
  solve,
  prove,
  explain,
  examples: [
    "If A = [[3, 1], [-1, 2]], show that A^2 - 5A + 7I = 0",
    "If A = [[1, 2], [3, 4]] and B = [[2, 0], [1, 5]], check whether AB = BA",
  ],
});
