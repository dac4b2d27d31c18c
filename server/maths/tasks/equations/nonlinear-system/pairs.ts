import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  countEquals,
  type Equation,
  equationLatex,
  equationPlain,
  equationVariables,
  readEquation,
  substitute as putIn,
} from "../../../equations/equation.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import type { Proof } from "../../../task/task.ts";

export type Pair = [Quotient, Quotient];

export interface System {
  equations: [Equation, Equation];
  /** In the order of the alphabet. */
  names: [string, string];
  /** The letters to be found; both where none was named. */
  targets: readonly string[];
}

/** Two equations in two letters, of which those requested are two or one; null for anything else. */
export function readSystem({ body, targets }: Question): System | null {
  if (countEquals(body) !== 2) return null;
  const equations = readBoth(body);
  if (!equations) return null;
  const names = [...new Set(equations.flatMap(equationVariables))].toSorted();
  const [first, second, ...others] = names;
  if (first === undefined || second === undefined || others.length > 0) return null;
  if (targets.some((name) => !names.includes(name))) return null;
  return { equations, names: [first, second], targets: targets.length > 0 ? targets : names };
}

function readBoth(body: readonly Token[]): [Equation, Equation] | null {
  const [one, other, ...more] = partsOf(body);
  if (!one || !other || more.length > 0) return null;
  if (countEquals(one) !== 1 || countEquals(other) !== 1) return null;
  try {
    return [readEquation(one), readEquation(other)];
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function partsOf(body: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of body) {
    const isAnd = token.kind === "word" && token.text === "and";
    if (isAnd || isSymbol(token, ",", ";", "newline")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

export function differenceOf({ left, right }: Equation): Quotient {
  return form.subtract(canonical(left), canonical(right));
}

export function systemLatex({ equations }: System): string {
  return equations.map(equationLatex).join(", \\quad ");
}

/** The text of a system with other numbers. */
export function variedSystem({ equations }: System, random: () => number): string {
  return `Solve ${equations
    .map(({ left, right }) =>
      equationPlain({ left: varyNumbers(left, random), right: varyNumbers(right, random) }),
    )
    .join(", ")}`;
}

/** Substitutes every pair into both equations; null if there is none, which proves nothing. */
export function provePairs(
  equations: readonly Equation[],
  names: readonly string[],
  points: readonly Pair[],
): Proof | null {
  const holds = points.every((point) => {
    const values = new Map(names.map((name, at) => [name, toExpression(point[at] ?? form.zero)]));
    return equations.every(({ left, right }) =>
      form.equals(canonical(putIn(left, values)), canonical(putIn(right, values))),
    );
  });
  if (!holds || points.length === 0) return null;
  const lines = points.map((point) => `${pointLatex(point)}: \\quad \\text{both equations hold}`);
  return { method: "Every pair put back into both equations", lines };
}

export function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function pointLatex([x, y]: [Quotient, Quotient]): string {
  return `(${latexOf(x)}, ${latexOf(y)})`;
}

/** x and y by pairs, or the one that was requested; that there are none if the list is empty. */
export function pairAnswer({ names, targets }: System, points: readonly Pair[]): MathsAnswer {
  if (points.length === 0) return { latex: "\\text{No real solution}", plain: "no real solution" };
  const [only, ...more] = targets;
  if (only !== undefined && more.length === 0) {
    return letterAnswer(
      only,
      points.map(([x, y]) => (only === names[0] ? x : y)),
    );
  }
  const plain = points.map(
    ([x, y]) => `(${expressionPlain(toExpression(x))}, ${expressionPlain(toExpression(y))})`,
  );
  return {
    latex: `(${names.map(letterLatex).join(", ")}) = ${points.map(pointLatex).join(" \\text{ or } ")}`,
    plain: plain.join(", "),
  };
}

/** Each value of a letter once. */
function letterAnswer(name: string, values: readonly Quotient[]): MathsAnswer {
  const own = values.filter(
    (value, at) => values.findIndex((other) => form.equals(other, value)) === at,
  );
  return {
    latex: own.map((value) => `${letterLatex(name)} = ${latexOf(value)}`).join(" \\text{ or } "),
    plain: own.map((value) => `${name} = ${expressionPlain(toExpression(value))}`).join(" or "),
  };
}
