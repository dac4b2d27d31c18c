import * as form from "../../../algebra/quotient.ts";
import { notSupported } from "../../../refusal.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { entryPlain } from "../../../matrices/write-matrix.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import * as v from "../vector.ts";
import { type Notation, vectorPlain } from "../write-vector.ts";
import { readVectorTree } from "./read-vector-tree.ts";
import {
  evaluate,
  otherRules,
  partsOf,
  schoolRules,
  type Tree,
  type Value,
} from "./vector-tree.ts";
import { valueLatex, vectorSteps } from "./vector-steps.ts";
import { treeLatex } from "./write-vector-tree.ts";

interface Problem {
  tree: Tree;
  notation: Notation;
}

function some(tree: Tree, test: (part: Tree) => boolean): boolean {
  return test(tree) || partsOf(tree).some((part) => some(part, test));
}

function problemOf(tree: Tree | null, match: Match): Problem | null {
  if (!tree || ["vector", "number", "group"].includes(tree.kind)) return null;
  if (!some(tree, ({ kind }) => kind === "vector")) return null;
  if (!evaluate(tree, schoolRules)) return null;
  const notation = notationOf(match);
  return notation && { tree, notation };
}

/**
 * The notation of the vectors. Rows of numbers are only read as vectors if something is called a vector or written as a
 * tuple; pairs of numbers must be called vectors.
 */
function notationOf(match: Match): Notation | null {
  const { literals, text } = match.sheet;
  if (literals.some(({ kind }) => kind === "vector")) return "units";
  const isCalled = /vector/i.test(text);
  const sizes = literals.flatMap((literal) =>
    literal.kind === "tuple" ? [literal.parts.length] : [],
  );
  if (sizes.some((size) => size === 2))
    return isCalled && sizes.every((size) => size === 2) ? "plane" : null;
  return isCalled || sizes.length > 0 ? "components" : null;
}

function read(match: Match): Problem | null {
  return problemOf(readVectorTree(match.gap("e") ?? "", match.question), match);
}

function readTwo(kind: "sum" | "difference" | "dot" | "cross"): (match: Match) => Problem | null {
  return (match) => {
    const [left, right] = ["a", "b"].map((gap) =>
      readVectorTree(match.gap(gap) ?? "", match.question),
    );
    const isOfVectors = [left, right].every(
      (side) => side && evaluate(side, schoolRules)?.kind === "vector",
    );
    return left && right && isOfVectors ? problemOf({ kind, left, right }, match) : null;
  };
}

function readThree(match: Match): Problem | null {
  const [a, b, c] = ["a", "b", "c"].map((gap) =>
    readVectorTree(match.gap(gap) ?? "", match.question),
  );
  return a && b && c ? problemOf({ kind: "triple", parts: [a, b, c] }, match) : null;
}

function readMagnitude(match: Match): Problem | null {
  const of = readVectorTree(match.gap("e") ?? "", match.question);
  return of && problemOf({ kind: "magnitude", of }, match);
}

function solve({ tree }: Problem): Value {
  const value = evaluate(tree, schoolRules);
  if (!value) throw notSupported("I can't join these numbers and vectors in this way.");
  return value;
}

function prove({ tree, notation }: Problem, value: Value): Proof | null {
  const other = evaluate(tree, otherRules);
  if (!other || other.kind !== value.kind || !isSame(other, value)) return null;
  const label = treeLatex(tree, notation);
  if (tree.kind === "cross" && value.kind === "vector") return proveCross(tree, value.value, label);
  const method =
    value.kind === "vector"
      ? "The components one by one, with products as signed sums"
      : "From lengths alone: $\\vec{a} \\cdot \\vec{b} = \\frac{1}{4}\\left(|\\vec{a} + \\vec{b}|^{2} - |\\vec{a} - \\vec{b}|^{2}\\right)$, and cross products as signed sums";
  return { method, lines: [`${label} = ${valueLatex(other, notation)}`] };
}

function isSame(a: Value, b: Value): boolean {
  if (a.kind === "vector") return b.kind === "vector" && v.areEqual(a.value, b.value);
  return b.kind === "number" && form.isZero(form.subtract(a.value, b.value));
}

/** Proves a cross product: it is perpendicular to both vectors, and its length is the area of their parallelogram. */
function proveCross(
  tree: Extract<Tree, { kind: "cross" }>,
  found: v.Vector,
  label: string,
): Proof | null {
  const [a, b] = [evaluate(tree.left, schoolRules), evaluate(tree.right, schoolRules)];
  if (a?.kind !== "vector" || b?.kind !== "vector") return null;
  const dots = [v.dot(found, a.value), v.dot(found, b.value)];
  const area = form.subtract(
    form.multiply(v.square(a.value), v.square(b.value)),
    form.raise(v.dot(a.value, b.value), 2),
  );
  if (!dots.every(form.isZero) || !form.isZero(form.subtract(v.square(found), area))) return null;
  return {
    method: "The result is perpendicular to both vectors",
    lines: [
      `\\left(${label}\\right) \\cdot ${treeLatex(tree.left, "units")} = 0`,
      `\\left(${label}\\right) \\cdot ${treeLatex(tree.right, "units")} = 0`,
    ],
  };
}

function explain({ tree, notation }: Problem, value: Value): Explanation {
  const label = treeLatex(tree, notation);
  const { method, idea, firstMove } = textsOf(tree);
  const steps = vectorSteps(tree, notation);
  const named = label.length < 60 ? label : "\\vec{r}";
  return lesson({
    topic: "Vector Algebra",
    method,
    difficulty: steps.length <= 2 ? "beginner" : steps.length <= 5 ? "intermediate" : "advanced",
    answer: {
      latex: `${named} = ${valueLatex(value, notation)}`,
      plain: value.kind === "vector" ? vectorPlain(value.value, notation) : entryPlain(value.value),
    },
    steps,
    idea,
    firstMove,
    finalMove:
      value.kind === "vector"
        ? "Work out the components of the last line. Which vector do you get?"
        : "Do the last computation yourself. Which number do you get?",
    terms: {
      Component: "The part of a vector along one of the axes.",
      "Unit vector":
        "A vector of length one; $\\hat{i}$, $\\hat{j}$ and $\\hat{k}$ point along the axes.",
    },
    next: [
      "What does the result mean in a drawing?",
      "Does it change if the two vectors change places?",
    ],
  });
}

function textsOf(tree: Tree): { method: string; idea: string; firstMove: string } {
  if (some(tree, ({ kind }) => kind === "triple")) return texts.triple;
  if (some(tree, ({ kind }) => kind === "cross")) return texts.cross;
  if (some(tree, ({ kind }) => kind === "dot" || kind === "square")) return texts.dot;
  return some(tree, ({ kind }) => kind === "magnitude") ? texts.magnitude : texts.sum;
}

const texts = {
  triple: {
    method: "Scalar triple product",
    idea: "The scalar triple product is the determinant of the components of three vectors.",
    firstMove: "Write the components of each vector into a row.",
  },
  cross: {
    method: "Cross product",
    idea: "The cross product is a vector perpendicular to both; its components come from a determinant.",
    firstMove:
      "Write $\\hat{i}, \\hat{j}, \\hat{k}$ into the first row and the components of the vectors below.",
  },
  dot: {
    method: "Dot product",
    idea: "The dot product multiplies components of the same kind and adds the products.",
    firstMove: "Write the components of both vectors under each other.",
  },
  magnitude: {
    method: "Length by the theorem of Pythagoras",
    idea: "The length of a vector is the root of the sum of the squares of its components.",
    firstMove: "Square every component.",
  },
  sum: {
    method: "Component by component",
    idea: "Vectors are added component by component, and a number multiplies every component.",
    firstMove: "Write the components of $\\hat{i}$, then of $\\hat{j}$, then of $\\hat{k}$.",
  },
};

const pair = "[the] [vectors|vector|points] {a} and|,|aur [vector] {b}";

export const vectorExpressionTask = wordedTask<Problem, Value>({
  name: "vector-expression",
  takesBareMaths: true,
  cue: /vec|[ijk]\b|hat|magnitude|î|ĵ|\u0302|\(\s*-?[\d/]+\s*,\s*-?[\d/]+\s*[,)]|<\s*-?\d/i,
  variants: [
    { wordings: ["{e}", "vector {e}"], read },
    {
      wordings: [
        "[the] magnitude|length|modulus of [the] [following] [vector] {e}",
        "magnitude|modulus [vector] {e}",
        "[the] magnitude of {e}",
        "[vector] {e} ka|ki magnitude|parimaan|modulus",
      ],
      read: readMagnitude,
    },
    {
      wordings: [
        `[the] dot|scalar product of ${pair}`,
        "{a} aur {b} ka dot|scalar product",
        `[the] dot_product|scalar_product [of] ${pair}`,
      ],
      read: readTwo("dot"),
    },
    {
      wordings: [`[the] cross|vector product of ${pair}`, "{a} aur {b} ka cross|vector product"],
      read: readTwo("cross"),
    },
    {
      wordings: [`[the] sum|resultant of ${pair}`, `add ${pair}`, "{a} aur {b} ka sum|yog|jod"],
      read: readTwo("sum"),
    },
    {
      wordings: [
        "subtract [the] [vector] {b} from [the] [vector] {a}",
        `[the] difference of ${pair}`,
      ],
      read: readTwo("difference"),
    },
    {
      wordings: [
        "[the] scalar triple product|box_product of [the] [vectors] {a} , {b} and|,|aur {c}",
        "[the] scalar triple product [of] {a} , {b} , {c}",
      ],
      read: readThree,
    },
  ],
  reading: ({ tree, notation }) => treeLatex(tree, notation, "values"),
  solve,
  prove,
  explain,
  examples: [
    "Find a × b if a = 2i + 3j - k and b = i - 2j + 4k",
    "Find the magnitude of the vector 2i - 3j + 6k",
    "If a = 5i - j - 3k and b = i + 3j - 5k, find (a + b)·(a - b)",
  ],
});
