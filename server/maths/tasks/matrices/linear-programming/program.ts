import { coefficientOf, degreeOf, type Term, termsOf } from "../../../expressions/polynomial.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { Refusal } from "../../../refusal.ts";
import type { Match } from "../../../matrices/worded-task.ts";

/** The constraint a·x + b·y ≤ c, or ≥ c. */
export interface Constraint {
  a: Rational;
  b: Rational;
  sign: "≤" | "≥";
  c: Rational;
}

/** A linear objective in x and y with its constraints. */
export interface Program {
  aim: "max" | "min";
  /** The name of the objective, usually Z. */
  name: string;
  /** The coefficients of x and y, and the constant term. */
  objective: { x: Rational; y: Rational; constant: Rational };
  constraints: readonly Constraint[];
}

function termsIn(text: string): Term[] | null {
  try {
    return termsOf(parseExpression(tokenise(text)));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

interface Linear {
  x: Rational;
  y: Rational;
  constant: Rational;
}

function linearIn(text: string): Linear | null {
  const terms = termsIn(text);
  if (!terms || degreeOf(terms) > 1 || !terms.every(({ letters }) => /^[xy]?$/.test(letters)))
    return null;
  return {
    x: coefficientOf(terms, "x"),
    y: coefficientOf(terms, "y"),
    constant: coefficientOf(terms, ""),
  };
}

/** Parses constraints separated by commas and "and"; null if one of them is not a linear constraint. */
function constraintsIn(text: string): Constraint[] | null {
  const parts = text
    .replaceAll(/\bx ?, ?y ?≥ ?0/g, "x ≥ 0 , y ≥ 0")
    .split(/ (?:,|;|\.|:|and|aur|&|where) /)
    .flatMap((part) => part.split(/^(?:and|where) | and$/))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const all = parts.flatMap(relationsIn);
  const known = all.filter((constraint) => constraint !== null);
  return known.length === all.length && known.length > 0 ? known : null;
}

/** Parses one relation, or a chain of two such as 0 ≤ x ≤ 4. */
function relationsIn(text: string): (Constraint | null)[] {
  const sides = text.split(/[≤≥]/);
  const signs = text.match(/[≤≥]/g) ?? [];
  if (signs.length === 0 || signs.length > 2) return [null];
  return signs.map((sign, at) =>
    relation(sides[at] ?? "", sign === "≤" ? "≤" : "≥", sides[at + 1] ?? ""),
  );
}

function relation(left: string, sign: Constraint["sign"], right: string): Constraint | null {
  const [first, second] = [linearIn(left), linearIn(right)];
  if (!first || !second) return null;
  const [a, b] = [q.subtract(first.x, second.x), q.subtract(first.y, second.y)];
  if (q.isZero(a) && q.isZero(b)) return null;
  const c = q.subtract(second.constant, first.constant);
  // Turns 0 ≤ x into x ≥ 0.
  const isTurned = q.isZero(first.x) && q.isZero(first.y);
  if (!isTurned) return { a, b, sign, c };
  return { a: q.negate(a), b: q.negate(b), sign: sign === "≤" ? "≥" : "≤", c: q.negate(c) };
}

/**
 * Reads objective and constraints from the gaps of a wording; null if one of them is not linear, or if there are too
 * many constraints.
 */
export function programIn(match: Match, aim: Program["aim"]): Program | null {
  const typed = (match.gap("z") ?? "").trim();
  const [, name = "Z", text = ""] = /^(?:([A-Za-z]) ?= ?)?(.+)$/.exec(typed) ?? [];
  const objective = linearIn(text);
  const constraints = constraintsIn(match.gap("c") ?? "");
  if (!objective || isConstant(objective)) return null;
  return constraints && constraints.length <= most ? { aim, name, objective, constraints } : null;
}

/** The most constraints of a program. */
const most = 8;

function isConstant({ x, y }: Linear): boolean {
  return q.isZero(x) && q.isZero(y);
}

/** Returns the constraint in the form a·x + b·y ≤ c. */
export function asAtMost({ a, b, sign, c }: Constraint): Omit<Constraint, "sign"> {
  return sign === "≤" ? { a, b, c } : { a: q.negate(a), b: q.negate(b), c: q.negate(c) };
}

/** Whether the constraints include x ≥ 0 and y ≥ 0, or stronger ones. */
export function isInFirstQuadrant({ constraints }: Program): boolean {
  const isNotNegative = (
    first: (constraint: Constraint) => Rational,
    other: (constraint: Constraint) => Rational,
  ): boolean =>
    constraints.some((constraint) => {
      const { c } = asAtMost(constraint);
      const own = constraint.sign === "≥" ? first(constraint) : q.negate(first(constraint));
      return q.isZero(other(constraint)) && q.sign(own) > 0 && q.sign(c) <= 0;
    });
  return (
    isNotNegative(
      ({ a }) => a,
      ({ b }) => b,
    ) &&
    isNotNegative(
      ({ b }) => b,
      ({ a }) => a,
    )
  );
}
