import { orderOf } from "../../../algebra/constant-value.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { markedStretch, type NumberLine } from "../../../plot/plot.ts";
import { numberLabel } from "../../../plot/point-label.ts";

export interface End {
  value: Quotient;
  isIncluded: boolean;
}

/** An interval of the number line; an unbounded side extends to infinity. */
export interface Interval {
  from: End | null;
  to: End | null;
}

/** Disjoint intervals from left to right; a single point has equal endpoints. */
export type RealSet = readonly Interval[];

interface Writing {
  value: (value: Quotient) => string;
  less: string;
  atMost: string;
  name: string;
  or: string;
}

function plainWriting(unknown: string): Writing {
  return {
    value: (value) => expressionPlain(toExpression(value)),
    less: "<",
    atMost: "<=",
    name: unknown,
    or: " or ",
  };
}

function latexWriting(unknown: string): Writing {
  return {
    value: (value) => expressionLatex(toExpression(value)),
    less: "<",
    atMost: "\\le",
    name: letterLatex(unknown),
    or: " \\text{ or } ",
  };
}

function write(set: RealSet, writing: Writing): string {
  return set.map((interval) => inequalityOf(interval, writing)).join(writing.or);
}

function inequalityOf({ from, to }: Interval, { value, less, atMost, name }: Writing): string {
  const sign = (end: End): string => (end.isIncluded ? atMost : less);
  if (from && to) {
    if (orderOf(from.value, to.value) === 0) return `${name} = ${value(from.value)}`;
    return `${value(from.value)} ${sign(from)} ${name} ${sign(to)} ${value(to.value)}`;
  }
  if (to) return `${name} ${sign(to)} ${value(to.value)}`;
  return from ? `${name} ${flipped(sign(from))} ${value(from.value)}` : name;
}

function flipped(sign: string): string {
  return { "<": ">", "<=": ">=", "\\le": "\\ge" }[sign] ?? sign;
}

function isEverything(set: RealSet): boolean {
  return set.length === 1 && set[0]?.from === null && set[0].to === null;
}

/** `x < 1 or x >= 3`, as a student types it. */
export function setPlain(set: RealSet, unknown: string): string {
  if (set.length === 0) return "no solution";
  return isEverything(set) ? "all real numbers" : write(set, plainWriting(unknown));
}

export function setLatex(set: RealSet, unknown: string): string {
  if (set.length === 0) return "\\text{No solution}";
  return isEverything(set) ? "\\text{All real numbers}" : write(set, latexWriting(unknown));
}

/** `(-\infty, 1) \cup [3, \infty)`. */
export function intervalNotation(set: RealSet): string {
  const { value } = latexWriting("x");
  const parts = set.map(({ from, to }) => {
    if (from && to && orderOf(from.value, to.value) === 0) return `\\{${value(from.value)}\\}`;
    const start = from ? `${from.isIncluded ? "[" : "("}${value(from.value)}` : "(-\\infty";
    const end = to ? `${value(to.value)}${to.isIncluded ? "]" : ")"}` : "\\infty)";
    return `${start}, ${end}`;
  });
  return parts.length === 0 ? "\\varnothing" : parts.join(" \\cup ");
}

/** The set on the number line, with its own colours and scale. */
export function numberLineOf(set: RealSet, unknown: string): NumberLine | null {
  const places = set
    .flatMap(({ from, to }) => [from, to])
    .flatMap((end) => {
      const at = end && evaluateReal(toExpression(end.value), new Map());
      return at === null ? [] : [at];
    });
  if (places.length === 0) return null;
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const margin = Math.max(2, (most - least) * 0.4);
  return {
    kind: "number-line",
    description: `All ${unknown} with ${setPlain(set, unknown)}`,
    line: markedStretch(Math.floor(least - margin), Math.ceil(most + margin)),
    intervals: set.map(({ from, to }) => ({ from: drawn(from), to: drawn(to) })),
  };
}

function drawn(end: End | null): NumberLine["intervals"][number]["from"] {
  if (!end) return null;
  const at = evaluateReal(toExpression(end.value), new Map()) ?? 0;
  return {
    at,
    label: numberLabel(expressionPlain(toExpression(end.value)), at),
    included: end.isIncluded,
  };
}
