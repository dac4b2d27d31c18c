import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { squareRoot } from "../../../numbers/surd.ts";
import {
  type NumberStyle,
  rationalLatex,
  rationalPlain,
  surdLatex,
  surdPlain,
} from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import { findGeometric } from "../progressions/find-geometric.ts";
import { powerOf } from "../progressions/geometric-model.ts";
import type { Means, MeansProblem } from "./means.ts";
import { reasons } from "../../../working/reasons.ts";

/** Returns the means and the steps that find them. Throws a refusal if there are none. */
export function findMeans(problem: MeansProblem): Means {
  switch (problem.kind) {
    case "arithmetic":
      return arithmetic(problem);
    case "geometric":
      return problem.count === 1 ? geometricMean(problem) : geometric(problem);
    case "harmonic":
      return harmonic(problem);
  }
}

function result(
  lists: readonly (readonly Rational[])[],
  style: NumberStyle,
  steps: MathsStep[],
): Means {
  const written = (write: (value: Rational) => string, or: string): string =>
    lists.map((list) => list.map(write).join(", ")).join(or);
  return {
    lists,
    latex: written((value) => rationalLatex(value, style), " \\text{ or } ").replaceAll(
      ", ",
      ",\\; ",
    ),
    plain: written((value) => rationalPlain(value, style), " or "),
    steps,
  };
}

function between(first: Rational, size: Rational, count: number): Rational[] {
  return Array.from({ length: count }, (_, at) =>
    q.add(first, q.multiply(size, q.rational(BigInt(at + 1)))),
  );
}

function arithmetic({ first, last, count, style }: MeansProblem): Means {
  const [a, b] = [rationalLatex(first, style), inBrackets(last, style)];
  const size = q.divide(q.subtract(last, first), q.rational(BigInt(count + 1)));
  const list = between(first, size, count);
  if (count === 1) {
    const line = `\\frac{${a} + ${b}}{2}`;
    return result([list], style, [
      step(
        "Add the two numbers and halve the sum",
        "The arithmetic mean of two numbers is $\\frac{a + b}{2}$.",
        rationalLatex(list[0] ?? q.zero, style),
        line,
      ),
    ]);
  }
  const difference = `\\frac{${rationalLatex(last, style)} - ${inBrackets(first, style)}}{${count} + 1}`;
  return result([list], style, [
    step(
      "Count the terms",
      `With the ${count} means and both ends the AP has ${count + 2} terms, so $b = a + ${count + 1}d$.`,
      `${a} + ${count + 1}d = ${rationalLatex(last, style)}`,
    ),
    step(
      "Find the common difference",
      "Dividing both sides leaves $d$ alone.",
      `d = ${rationalLatex(size, style)}`,
      `d = ${difference}`,
    ),
    step(
      "Add it again and again, starting with the first number",
      "In an AP each term is the one before it and the common difference.",
      list.map((value) => rationalLatex(value, style)).join(",\\; "),
    ),
  ]);
}

/** Returns one geometric mean, which may be irrational. Throws a refusal unless both numbers are positive. */
function geometricMean({ first, last, style }: MeansProblem): Means {
  const product = q.multiply(first, last);
  const root = q.sign(product) > 0 && q.sign(first) > 0 ? squareRoot(product) : null;
  if (!root)
    throw notSupported(
      "The geometric mean is for two positive numbers. Check the numbers of the question.",
    );
  const line = `\\sqrt{${rationalLatex(first, style)} \\times ${rationalLatex(last, style)}}`;
  const own = { latex: surdLatex(root, style), plain: surdPlain(root, style) };
  return {
    lists: [],
    ...own,
    steps: [
      step(
        "Multiply the two numbers under the root sign",
        "The geometric mean of two positive numbers is $\\sqrt{ab}$.",
        line,
      ),
      step("Take the square root", reasons.undoSquare, own.latex, line),
    ],
  };
}

function geometric({ first, last, count, style }: MeansProblem): Means {
  const facts = [
    { kind: "first", value: first },
    { kind: "term", place: count + 2, value: last },
  ] as const;
  const { progressions, steps } = findGeometric(facts, style);
  const lists = progressions.map(({ ratio }) =>
    Array.from({ length: count }, (_, at) => q.multiply(first, powerOf(ratio, at + 1))),
  );
  const { latex } = result(lists, style, []);
  return result(lists, style, [
    ...steps,
    step(
      "Multiply by the ratio again and again, starting with the first number",
      "In a GP each term is the one before it times the common ratio.",
      latex,
    ),
  ]);
}

function harmonic({ first, last, count }: MeansProblem): Means {
  if (q.isZero(first) || q.isZero(last))
    throw notSupported("0 has no reciprocal, so there is no harmonic mean with it.");
  const [x, y] = [q.divide(q.one, first), q.divide(q.one, last)];
  const size = q.divide(q.subtract(y, x), q.rational(BigInt(count + 1)));
  const turned = between(x, size, count);
  if (turned.some(q.isZero))
    throw notSupported("There is no such harmonic mean: the reciprocals pass through 0.");
  const list = turned.map((value) => q.divide(q.one, value));
  if (count === 1) {
    const line = `\\frac{2 \\times ${inBrackets(first, "fraction")} \\times ${inBrackets(last, "fraction")}}{${rationalLatex(first)} + ${inBrackets(last, "fraction")}}`;
    return result([list], "fraction", [
      step(
        "Put the numbers into the formula",
        "The harmonic mean of two numbers is $\\frac{2ab}{a + b}$.",
        rationalLatex(list[0] ?? q.zero),
        line,
      ),
    ]);
  }
  return result([list], "fraction", [
    step(
      "Turn both numbers over",
      "The reciprocals of an HP are in AP.",
      `${rationalLatex(x)},\\; ${rationalLatex(y)}`,
    ),
    step(
      "Find the common difference of the AP",
      "From the first to the last the difference is added one time more than there are means.",
      `d = \\frac{${rationalLatex(y)} - ${inBrackets(x, "fraction")}}{${count} + 1} = ${rationalLatex(size)}`,
    ),
    step(
      "Write down the terms in between",
      "In an AP each term is the one before it and the common difference.",
      turned.map((value) => rationalLatex(value)).join(",\\; "),
    ),
    step(
      "Turn them over",
      "The reciprocals of an AP form a harmonic progression.",
      list.map((value) => rationalLatex(value)).join(",\\; "),
    ),
  ]);
}
