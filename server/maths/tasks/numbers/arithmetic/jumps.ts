import type { Expression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import { lineDrawing } from "../../../drawing/line-drawing.ts";
import type { Drawing } from "../../../plot/plot.ts";
import { chainOf, commonDenominator } from "./chain.ts";
import { settle, writtenFraction } from "../../../expressions/settle.ts";

/** Limits beyond which a chain is not drawn. */
const mostTerms = 3;
const farthest = 40;
const largestDenominator = 12n;

interface Step {
  /** The signed change of the jump. */
  change: Rational;
  /** As written in the sum: "+ 5", "− (−3)". */
  text: string;
}

/**
 * Draws additions and subtractions with negative integers or fractions as jumps on the number line. Returns null for
 * other sums.
 */
export function jumpsOnLine(expression: Expression): Drawing | null {
  const chain = chainOf(settle(expression));
  if (!chain || chain.terms.length < 2 || chain.terms.length > mostTerms) return null;
  if (chain.terms.some(({ leaf }) => !["integer", "fraction"].includes(leaf.form.kind)))
    return null;
  const under = commonDenominator(chain);
  if (under > largestDenominator) return null;
  const [start, ...steps] = chain.terms.map(({ leaf, isSubtracted }): Step => {
    const written = writtenFraction(leaf);
    const size = textOf(written.numerator, written.denominator);
    const number = written.numerator < 0n ? `(${size})` : size;
    return {
      change: isSubtracted ? q.negate(leaf.value) : leaf.value,
      text: `${isSubtracted ? "−" : "+"} ${number}`,
    };
  });
  if (!start) return null;
  const places = [start.change];
  for (const { change } of steps) places.push(q.add(places.at(-1) ?? q.zero, change));
  return isOfClass(
    chain.terms.map(({ leaf }) => leaf.value),
    places,
  )
    ? drawn(steps, places, under)
    : null;
}

/**
 * Whether the number line suits the sum: it has fractions, or an integer below zero. Other sums are explained in
 * columns.
 */
function isOfClass(terms: readonly Rational[], places: readonly Rational[]): boolean {
  const all = [...terms, ...places];
  const isNear = all.every((value) => Math.abs(q.toNumber(value)) <= farthest);
  const isFraction = terms.some((value) => !q.isInteger(value));
  const isMoved = places.every(
    (place, at) => at === 0 || !q.equals(place, places[at - 1] ?? place),
  );
  return isNear && isMoved && (isFraction || all.some((value) => q.sign(value) < 0));
}

function drawn(steps: readonly Step[], places: readonly Rational[], under: bigint): Drawing | null {
  const values = places.map(q.toNumber);
  const jumps = steps.map(({ text }, at) => ({
    from: values[at] ?? 0,
    to: values[at + 1] ?? 0,
    text,
  }));
  const ends = [0, values.length - 1].map((at) => ({
    at: values[at] ?? 0,
    text: placeText(places[at] ?? q.zero),
  }));
  const [first, last] = ends.map(({ text }) => text);
  const told = jumps.map(
    ({ from, to, text }) => `a jump to the ${to > from ? "right" : "left"}, ${text}`,
  );
  return lineDrawing({
    title: "On the number line",
    description: `From ${first ?? ""} on the number line ${told.join(", then ")}. It ends at ${last ?? ""}.`,
    shows: "solution",
    points: ends[0]?.at === ends[1]?.at ? ends.slice(1) : ends,
    jumps,
    unit: 1 / Number(under),
  });
}

function placeText(value: Rational): string {
  return rationalPlain(value, "fraction").replace("-", "−");
}

function textOf(numerator: bigint, denominator: bigint): string {
  const over = String(numerator).replace("-", "−");
  return denominator === 1n ? over : `${over}/${denominator}`;
}
