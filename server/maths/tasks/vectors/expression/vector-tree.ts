import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";

/** An expression of vectors and numbers as it was typed. */
export type Tree =
  | { kind: "vector"; name: string | null; value: Vector }
  | { kind: "number"; value: Entry }
  | { kind: "sum"; left: Tree; right: Tree }
  | { kind: "difference"; left: Tree; right: Tree }
  | { kind: "dot"; left: Tree; right: Tree }
  | { kind: "cross"; left: Tree; right: Tree }
  /** A multiple without a sign: 2a. */
  | { kind: "product"; left: Tree; right: Tree }
  | { kind: "negate"; of: Tree }
  | { kind: "magnitude"; of: Tree }
  | { kind: "group"; of: Tree }
  | { kind: "square"; of: Tree }
  | { kind: "triple"; parts: readonly [Tree, Tree, Tree] };

export type Value = { kind: "vector"; value: Vector } | { kind: "number"; value: Entry };

type Cases<Result> = {
  [Kind in Tree["kind"]]: (part: Extract<Tree, { kind: Kind }>) => Result;
};

/** Calls the case for the kind of a tree; the compiler requires a case for every kind. */
export function matchTree<Result>(tree: Tree, cases: Cases<Result>): Result {
  // safe: the case is looked up by the kind of the tree that it is given.
  const matching = cases[tree.kind] as (part: Tree) => Result;
  return matching(tree);
}

/** The direct parts of a tree, from left to right. */
export function partsOf(tree: Tree): readonly Tree[] {
  if ("left" in tree) return [tree.left, tree.right];
  if ("of" in tree) return [tree.of];
  return tree.kind === "triple" ? tree.parts : [];
}

const vector = (value: Vector): Value => ({ kind: "vector", value });
const number = (value: Entry): Value => ({ kind: "number", value });

/** How products and lengths are computed: by the school's formulas, or by others for the proof. */
export interface Rules {
  dot: (a: Vector, b: Vector) => Entry;
  cross: (a: Vector, b: Vector) => Vector;
  magnitude: (a: Vector) => Entry;
}

/** The formulas of the school books, by components. */
export const schoolRules: Rules = { dot: v.dot, cross: v.cross, magnitude: v.magnitude };

/**
 * The formulas for the proof: dot products from lengths, cross products as determinants by permutations, lengths from
 * dot products.
 */
export const otherRules: Rules = {
  dot: v.dotByLengths,
  cross: (a, b) => {
    const along = (unit: number): Entry =>
      m.leibnizDeterminant([[0, 1, 2].map((at) => (at === unit ? form.one : form.zero)), a, b]);
    return [along(0), along(1), along(2)];
  },
  magnitude: (a) => rootOf(v.dotByLengths(a, a), 2, { positive: true }),
};

/** The value of an expression; null if it combines a number and a vector in a way that is not defined. */
export function evaluate(tree: Tree, rules: Rules): Value | null {
  if (tree.kind === "vector") return vector(tree.value);
  if (tree.kind === "number") return number(tree.value);
  const values = partsOf(tree).map((part) => evaluate(part, rules));
  return combine(tree, values, rules);
}

/** The value of a tree from the values of its direct parts; null if it is not defined for them. */
export function combine(tree: Tree, values: readonly (Value | null)[], rules: Rules): Value | null {
  const [first, second, third] = values;
  if (!first) return null;
  const pair = second ? ([first, second] as const) : null;
  return matchTree<Value | null>(tree, {
    vector: () => first,
    number: () => first,
    group: () => first,
    negate: () => scaled(first, form.minusOne),
    magnitude: () => (first.kind === "vector" ? number(rules.magnitude(first.value)) : null),
    square: () => squared(first, rules),
    triple: () => tripleOf([first, second, third], rules),
    sum: () => pair && joined(pair, { ofVectors: v.add, ofNumbers: form.add }),
    difference: () => pair && joined(pair, { ofVectors: v.subtract, ofNumbers: form.subtract }),
    dot: () => pair && product(pair, (a, b) => number(rules.dot(a, b))),
    cross: () => pair && product(pair, (a, b) => vector(rules.cross(a, b))),
    product: () => pair && product(pair, () => null),
  });
}

function scaled(value: Value, factor: Entry): Value {
  return value.kind === "vector"
    ? vector(v.scale(value.value, factor))
    : number(form.multiply(factor, value.value));
}

function squared(value: Value, rules: Rules): Value {
  return number(
    value.kind === "vector"
      ? rules.dot(value.value, value.value)
      : form.multiply(value.value, value.value),
  );
}

function tripleOf(values: readonly (Value | null | undefined)[], rules: Rules): Value | null {
  const [a, b, c] = values.flatMap((value) => (value?.kind === "vector" ? [value.value] : []));
  return a && b && c ? number(rules.dot(a, rules.cross(b, c))) : null;
}

interface Joins {
  ofVectors: (a: Vector, b: Vector) => Vector;
  ofNumbers: (a: Entry, b: Entry) => Entry;
}

function joined([first, second]: readonly [Value, Value], joins: Joins): Value | null {
  if (first.kind === "vector") {
    return second.kind === "vector" ? vector(joins.ofVectors(first.value, second.value)) : null;
  }
  return second.kind === "number" ? number(joins.ofNumbers(first.value, second.value)) : null;
}

/** The product of two vectors as `ofVectors` defines it; with a number it is a multiple, as in 2a, 2 · a and 2 × a. */
function product(
  [first, second]: readonly [Value, Value],
  ofVectors: (a: Vector, b: Vector) => Value | null,
): Value | null {
  if (first.kind === "number") return scaled(second, first.value);
  return second.kind === "number"
    ? scaled(first, second.value)
    : ofVectors(first.value, second.value);
}
