import * as form from "../../../algebra/quotient.ts";
import type { MathsStep } from "../../../outcome.ts";
import { entryLatex, gridLatex, innerLatex } from "../../../matrices/write-matrix.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import {
  crossLatex,
  innerVector,
  type Notation,
  productsLatex,
  squaresLatex,
  vectorLatex,
} from "../write-vector.ts";
import { combine, evaluate, partsOf, schoolRules, type Tree, type Value } from "./vector-tree.ts";
import { treeLatex } from "./write-vector-tree.ts";
import { reasons } from "../../../working/reasons.ts";

/** The steps to the value of an expression from the innermost part outwards; equal parts are computed once. */
export function vectorSteps(tree: Tree, notation: Notation): MathsStep[] {
  const steps: MathsStep[] = [];
  const known = new Map<string, Value>();
  workPart(tree, { notation, steps, known });
  return steps;
}

interface Work {
  notation: Notation;
  steps: MathsStep[];
  known: Map<string, Value>;
}

function workPart(tree: Tree, work: Work): Value | null {
  const label = treeLatex(tree, work.notation);
  const before = work.known.get(label);
  if (before) return before;
  const parts = partsOf(tree).map((part) => workPart(part, work));
  const value =
    parts.length === 0 ? evaluate(tree, schoolRules) : combine(tree, parts, schoolRules);
  if (!value) return null;
  const known = parts.filter((part) => part !== null);
  work.steps.push(...stepsOfPart({ tree, label, value }, known, work.notation));
  work.known.set(label, value);
  return value;
}

interface Part {
  tree: Tree;
  label: string;
  value: Value;
}

/** A vector or number in LaTeX. */
export function valueLatex(value: Value, notation: Notation): string {
  return value.kind === "vector" ? vectorLatex(value.value, notation) : entryLatex(value.value);
}

function inner(value: Value, notation: Notation): string {
  return value.kind === "vector" ? innerVector(value.value, notation) : innerLatex(value.value);
}

function stepsOfPart(
  { tree, label, value }: Part,
  [first, second]: readonly Value[],
  notation: Notation,
): MathsStep[] {
  const result = `${label} = ${valueLatex(value, notation)}`;
  if (!first || tree.kind === "group") return [];
  if (tree.kind === "triple") return tripleSteps(tree.parts, label);
  if (tree.kind === "magnitude" && first.kind === "vector")
    return magnitudeSteps(first.value, label, value);
  if (tree.kind === "square" && first.kind === "vector") {
    return [
      oneStep(
        "Multiply the vector by itself",
        "The dot product of a vector with itself is the square of its length.",
        `${label} = ${squaresLatex(first.value)}`,
        result,
      ),
    ];
  }
  if (tree.kind === "negate")
    return [
      oneStep(
        "Change all signs",
        "The opposite vector has every component with the other sign.",
        `${label} = -${inner(first, notation)}`,
        result,
      ),
    ];
  return second ? stepsOfTwo({ tree, label, value }, [first, second], notation) : [];
}

function oneStep(title: string, why: string, before: string | null, after: string): MathsStep {
  return { title, why, before, after };
}

const signs: Partial<Record<Tree["kind"], string>> = {
  sum: "+",
  difference: "-",
  dot: "\\cdot",
  cross: "\\times",
};

function stepsOfTwo(
  { tree, label, value }: Part,
  [first, second]: readonly [Value, Value],
  notation: Notation,
): MathsStep[] {
  const result = `${label} = ${valueLatex(value, notation)}`;
  const sign = signs[tree.kind];
  const [left, right] = [inner(first, notation), inner(second, notation)];
  const before =
    sign === undefined
      ? `${label} = ${left}${second.kind === "number" ? " \\times " : ""}${right}`
      : `${label} = ${left} ${sign} ${right}`;
  if (first.kind === "vector" && second.kind === "vector") {
    const [a, b] = [first.value, second.value];
    if (tree.kind === "dot") return dotSteps(a, b, { label, before, result });
    if (tree.kind === "cross") return crossSteps(a, b, { label, before, result });
    const verb = tree.kind === "sum" ? "Add" : "Subtract";
    return [
      oneStep(
        `${verb} the components of the same kind`,
        "Vectors are added and subtracted component by component.",
        before,
        result,
      ),
    ];
  }
  if (first.kind !== second.kind) {
    return [
      oneStep(
        "Multiply every component by the number",
        "Multiplication of a vector by a scalar.",
        before,
        result,
      ),
    ];
  }
  return [oneStep("Calculate with the numbers", reasons.order, before, result)];
}

interface Labels {
  label: string;
  before: string;
  result: string;
}

/** The steps of a dot product by components. */
export function dotSteps(a: Vector, b: Vector, { label, before, result }: Labels): MathsStep[] {
  const products = `${label} = ${productsLatex(a, b)}`;
  return [
    oneStep(
      "Multiply the components of the same kind",
      "Dot product: $a_1b_1 + a_2b_2 + a_3b_3$.",
      before,
      products,
    ),
    oneStep(
      "Add the products",
      "The dot product is the sum of the products of the components.",
      products,
      result,
    ),
  ];
}

/** The steps of a cross product as a determinant. */
export function crossSteps(a: Vector, b: Vector, { label, before, result }: Labels): MathsStep[] {
  const determinant = `${label} = ${crossLatex(a, b)}`;
  const minor = (first: number, second: number): string =>
    gridLatex(
      [a, b].map((row) => [row[first], row[second]].map((entry) => entryLatex(entry ?? form.zero))),
      "v",
    );
  const expanded = `${label} = \\hat{i}${minor(1, 2)} - \\hat{j}${minor(0, 2)} + \\hat{k}${minor(0, 1)}`;
  const [x, y, z] = v.cross(a, b);
  const worked = `${label} = ${innerLatex(x)}\\hat{i} - ${innerLatex(form.negate(y))}\\hat{j} + ${innerLatex(z)}\\hat{k}`;
  return [
    oneStep(
      "Write the cross product as a determinant",
      "The unit vectors stand in the first row, the components of the two vectors below.",
      before,
      determinant,
    ),
    oneStep(
      "Expand along the first row",
      "Each unit vector times the determinant without its row and column, the middle one with minus.",
      determinant,
      expanded,
    ),
    oneStep("Work out the three determinants", "$ad - bc$ for each of them.", expanded, worked),
    ...(worked === result
      ? []
      : [
          oneStep(
            "Write it with single signs",
            "Minus before a negative number makes plus.",
            worked,
            result,
          ),
        ]),
  ];
}

/** The steps to the length of a vector; `value` is the result. */
export function magnitudeSteps(a: Vector, label: string, value: Value): MathsStep[] {
  const root = `${label} = \\sqrt{${squaresLatex(a)}}`;
  const result = `${label} = ${valueLatex(value, "units")}`;
  const plain = `${label} = \\sqrt{${entryLatex(v.square(a))}}`;
  return [
    oneStep(
      "Take the root of the sum of the squares",
      "Magnitude: $|\\vec{a}| = \\sqrt{a_1^{2} + a_2^{2} + a_3^{2}}$.",
      null,
      root,
    ),
    oneStep(
      "Work it out",
      "The squares come first, then their sum, then the root.",
      root,
      plain === result ? result : `${plain} = ${valueLatex(value, "units")}`,
    ),
  ];
}

/** The steps to the scalar triple product of written vectors, as a determinant. */
export function boxSteps([a, b, c]: readonly [Vector, Vector, Vector], label: string): MathsStep[] {
  const determinant = `${label} = ${gridLatex(
    [a, b, c].map((row) => row.map((entry) => entryLatex(entry))),
    "v",
  )}`;
  const sum = `${label} = ${productsLatex(a, v.cross(b, c))}`;
  return [
    oneStep(
      "Write it as a determinant",
      "The scalar triple product is the determinant with the components of the three vectors in its rows.",
      null,
      determinant,
    ),
    oneStep(
      "Expand along the first row",
      "Each entry of the first row times its cofactor.",
      determinant,
      sum,
    ),
    oneStep(
      "Add up",
      "× comes before + and −, as in BODMAS.",
      sum,
      `${label} = ${entryLatex(v.triple(a, b, c))}`,
    ),
  ];
}

function tripleSteps(parts: readonly Tree[], label: string): MathsStep[] {
  const [a, b, c] = parts.flatMap((part) => (part.kind === "vector" ? [part.value] : []));
  return a && b && c ? boxSteps([a, b, c], label) : [];
}
