import type { Equation } from "../../../../equations/equation.ts";
import { type Expression, integerLeaf } from "../../../../expressions/expression.ts";
import { expressionLatex } from "../../../../expressions/write-latex.ts";
import type { Transformation } from "../../../../working/work-out.ts";
import { isReordered } from "../same-symbols.ts";
import {
  towards,
  withoutReciprocals,
  withUnitSquares,
  type WriteRatio,
} from "./named-identities.ts";
import { openBrackets } from "./open-brackets.ts";
import { areSame, collectTerms, commonAngle, type RatioTerm, writeTerms } from "./ratio-terms.ts";

/** A side with its brackets multiplied out: the lines, and the resulting terms. */
interface Expanded {
  lines: Transformation[];
  terms: RatioTerm[];
  hasBrackets: boolean;
}

/** The lines of one side, or of both sides to the same sum. */
export interface ExpansionProof {
  from: "LHS" | "RHS";
  first: Transformation[];
  /** The lines of the right side; empty if the first side reaches it. */
  second: Transformation[];
}

/**
 * Proves an identity by multiplying out, as textbooks prove (sin θ + cosec θ)² + (cos θ + sec θ)² = 7 + tan² θ + cot²
 * θ: expands squares and products of brackets, cancels products of reciprocals and applies the Pythagorean identities.
 * Null if that does not lead from one side to the other.
 */
export function expansionProof({ left, right }: Equation): ExpansionProof | null {
  const argument = commonAngle([left, right]);
  const own = argument && expanded(left, argument);
  const other = argument && expanded(right, argument);
  if (!argument || !own || !other) return null;
  if (own.hasBrackets) return fromLeft({ own, other, right, argument });
  // Without brackets the left side can only be the goal.
  const first =
    other.hasBrackets && own.lines.length === 0 ? reach(other, own.terms, argument) : null;
  return first && { from: "RHS", first: ended(first, left), second: [] };
}

function fromLeft({
  own,
  other,
  right,
  argument,
}: {
  own: Expanded;
  other: Expanded;
  right: Expression;
  argument: Expression;
}): ExpansionProof | null {
  const first = reach(own, other.terms, argument);
  if (!first) return null;
  return other.lines.length === 0
    ? { from: "LHS", first: ended(first, right), second: [] }
    : { from: "LHS", first, second: other.lines };
}

/**
 * The lines that multiply out the brackets of a side and collect like terms; null if there is nothing to multiply out.
 */
export function expansionLines(side: Expression): Transformation[] | null {
  const argument = commonAngle([side]);
  const own = argument && expanded(side, argument);
  return own?.hasBrackets === true && own.lines.length > 0 ? own.lines : null;
}

/**
 * Multiplies a side out, cancels products of reciprocals and collects like terms; null if it has other parts than
 * ratios of one angle.
 */
function expanded(side: Expression, argument: Expression): Expanded | null {
  const opened = openBrackets(side, expressionLatex(argument));
  if (!opened) return null;
  const write = ratioWriter(argument);
  const { add, lines } = lineWriter(side, argument);
  const hasBrackets = opened.reasons.length > 0;
  if (hasBrackets) {
    const title = opened.areSquares ? "Expand the squares" : "Multiply out the brackets";
    add(title, opened.reasons.join(" "), opened.terms);
  }
  const plain = withoutReciprocals(opened.terms, write);
  add("Multiply the ratios of each term", because(plain.identities), plain.terms);
  const together = collectTerms(plain.terms);
  add("Collect like terms", "Terms with the same ratios are added.", together);
  const units = withUnitSquares(together, write);
  add("Use the identity of sin and cos", because(units.identities), units.terms);
  return { lines, terms: units.terms, hasBrackets };
}

/** The lines of a side, continued to the goal; null if they don't reach it. */
function reach(
  { lines, terms }: Expanded,
  goal: readonly RatioTerm[],
  argument: Expression,
): Transformation[] | null {
  const start = lines.at(-1)?.after;
  if (!start) return null;
  const turned = towards(goal, terms, ratioWriter(argument));
  const found = collectTerms(turned.terms);
  if (!areSame(found, goal)) return null;
  const more = lineWriter(start, argument);
  more.add("Use the identities of the squares", because(turned.identities), turned.terms);
  more.add("Collect like terms", "Terms with the same ratios are added.", found);
  return [...lines, ...more.lines];
}

function because(identities: readonly string[]): string {
  return `${identities.join(", ")}.`;
}

function ratioWriter(argument: Expression): WriteRatio {
  return (name, exponent = 1) => {
    const call: Expression = { kind: "call", name, argument };
    return expressionLatex(
      exponent === 1
        ? call
        : { kind: "power", base: call, exponent: integerLeaf(BigInt(exponent)) },
    );
  };
}

/** Collects lines that each start from the previous one, and skips those that only change the order. */
function lineWriter(start: Expression, argument: Expression) {
  const lines: Transformation[] = [];
  let before = start;
  const add = (title: string, why: string, terms: readonly RatioTerm[]): void => {
    const after = writeTerms(terms, argument);
    if (isReordered(before, after)) return;
    lines.push({ before, after, title, why });
    before = after;
  };
  return { lines, add };
}

/** Makes the last line the other side as it was typed. */
function ended(lines: readonly Transformation[], goal: Expression): Transformation[] {
  const last = lines.at(-1);
  if (!last) return [];
  if (isReordered(last.after, goal)) return [...lines.slice(0, -1), { ...last, after: goal }];
  const title = "Write it as the other side";
  return [...lines, { before: last.after, after: goal, title, why: "Only the order changes." }];
}
