import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import { rationalLatex } from "../../../../numbers/written.ts";
import type { MathsStep } from "../../../../outcome.ts";
import { step } from "../../../../lesson/lesson.ts";
import { factorialLatex, fallingLatex } from "../count.ts";
import type { Factors } from "./cancel.ts";
import {
  type CountEquation,
  type CountSide,
  hasUnknown,
  openSideLatex,
  productLatex,
  sideLatex,
} from "./count-side.ts";
import { choiceStep, valuesLatex } from "./choice-step.ts";
import { partValue } from "./count-values.ts";
import { factorLatex, type Linear, linearLatex, minus, plus } from "./linear.ts";
import {
  factoredLatex,
  type Polynomial,
  polynomialLatex,
  type Root,
  rootLatex,
} from "./polynomial.ts";
import type { CountSolution, Way } from "./ways.ts";
import { reasons } from "../../../../working/reasons.ts";

const equallyMany = "Both products have equally many factors, running down from the largest.";

type Cancelling = Extract<Way, { start: unknown }>;

export function equationLatex({ left, right, letter }: CountEquation): string {
  return `${sideLatex(left, letter)} = ${sideLatex(right, letter)}`;
}

export function equationSteps(equation: CountEquation, solved: CountSolution): MathsStep[] {
  const { way } = solved;
  switch (way.kind) {
    case "equal-choices":
      return [...equalSteps(equation, way), ...choiceStep(equation, solved)];
    case "row":
      return rowSteps(equation, way, solved.values);
    case "one-factorial":
    case "consecutive":
    case "polynomial":
      return [
        ...openSteps(equation, way),
        ...wayLines(equation.letter, way),
        ...choiceStep(equation, solved),
      ];
  }
}

function equalSteps(
  { letter }: CountEquation,
  { first, second, from }: Extract<Way, { kind: "equal-choices" }>,
): MathsStep[] {
  const [one, other, all] = [first, second, from].map((each) => linearLatex(each, letter));
  const equations = [
    { line: `${one} = ${other}`, zero: minus(first, second) },
    {
      line: `${one} + ${factorLatex(second, letter)} = ${all}`,
      zero: minus(plus(first, second), from),
    },
  ].filter(({ zero }) => zero.slope !== 0);
  return [
    step(
      "Compare the two sides",
      "${}^nC_a = {}^nC_b$ holds where $a = b$ or $a + b = n$, as choosing $a$ things leaves $n - a$.",
      equations.map(({ line }) => line).join(" \\text{ or } "),
    ),
    step(
      equations.length > 1 ? "Solve both equations" : "Solve the equation",
      reasons.moveOver,
      equations.map(({ zero }) => rootLine(zero, letter)).join(" \\text{ or } "),
    ),
  ];
}

function rootLine({ slope, constant }: Linear, letter: string): string {
  return `${letter} = ${rationalLatex(q.rational(BigInt(-constant), BigInt(slope)))}`;
}

function rowSteps(
  { letter }: CountEquation,
  { choose }: Extract<Way, { kind: "row" }>,
  values: readonly number[],
): MathsStep[] {
  const last = Math.max(...values);
  const places = Array.from({ length: last + 1 }, (_, x) => x);
  const tried = places.flatMap((x) => {
    const value = partValue(choose, x);
    const taken = choose.count.slope * x + choose.count.constant;
    return value ? [`{}^{${choose.from.constant}}C_{${taken}} = ${rationalLatex(value)}`] : [];
  });
  return [
    step(
      "Work out the combinations one after the other",
      "They are the numbers of a row of Pascal's triangle, which reads the same from both ends, as ${}^nC_r = {}^nC_{n-r}$.",
      tried.join(",\\; "),
    ),
    step(
      "Compare with the number given",
      "The equation holds where both sides are the same number.",
      valuesLatex(values, letter),
    ),
  ];
}

function openSteps(equation: CountEquation, { start }: Cancelling): MathsStep[] {
  const { left, right, letter } = equation;
  const open = `${openSideLatex(left, letter)} = ${openSideLatex(right, letter)}`;
  const typed = equationLatex(equation);
  const gatheredLine = `${unknownLatex(start.unknown, letter)} = ${rationalLatex(start.value)}`;
  const hasChoice = [left, right].some(({ above, below }) =>
    [...above, ...below].some(({ kind }) => kind === "choose"),
  );
  const written = step("Write it with factorials", whyOpen(equation), open);
  const isDone = gatheredLine === (hasChoice ? open : typed);
  return [
    ...(hasChoice ? [written] : []),
    ...(isDone
      ? []
      : [
          step(
            hasUnknown(right)
              ? `Bring all that has $${letter}$ to the left side, and cancel`
              : "Bring the numbers to the right side",
            "Multiply or divide both sides by the same; a factor above and below the line cancels.",
            gatheredLine,
          ),
        ]),
  ];
}

function whyOpen({ left, right }: CountEquation): string {
  const parts = [left, right].flatMap(({ above, below }) => [...above, ...below]);
  const has = (letter: "C" | "P"): boolean =>
    parts.some((part) => part.kind === "choose" && part.letter === letter);
  const rules = [
    ...(has("P") ? ["${}^nP_r = \\frac{n!}{(n-r)!}$"] : []),
    ...(has("C") ? ["${}^nC_r = \\frac{n!}{r!\\,(n-r)!}$"] : []),
  ];
  return `Use ${rules.join(" and ")}.`;
}

function unknownLatex(side: CountSide, letter: string): string {
  const { above, below } = side;
  const top = productLatex(above, letter);
  return below.length === 0 ? top : `\\frac{${top}}{${productLatex(below, letter)}}`;
}

function wayLines(letter: string, way: Cancelling): MathsStep[] {
  switch (way.kind) {
    case "one-factorial":
      return factorialLines(letter, way);
    case "consecutive":
      return [...writtenStep(letter, way), ...consecutiveLines(letter, way)];
    case "polynomial":
      return [...writtenStep(letter, way), ...polynomialLines(letter, way)];
  }
}

function factorialLines(
  letter: string,
  { start, of, value, base }: Extract<Way, { kind: "one-factorial" }>,
): MathsStep[] {
  const name = `${factorLatex(of, letter)}!`;
  const isAbove = start.unknown.above.length === 1;
  const turned = step(
    "Take the reciprocal of both sides",
    "Equal numbers have equal reciprocals.",
    `${name} = ${value}`,
  );
  const values = base === 1 ? [1, 0] : [base];
  return [
    ...(isAbove ? [] : [turned]),
    step(
      "Write the number as a factorial",
      base === 1
        ? "Both $1!$ and $0!$ are 1."
        : "Divide it by 2, then by 3, and so on, until 1 is left.",
      base === 1 ? `${name} = 1` : `${value} = ${factorialLatex(base)} = ${base}!`,
    ),
    step(
      "Compare the factorials",
      "Equal factorials (of 1 or more) are of equal numbers.",
      values.map((one) => `${linearLatex(of, letter)} = ${one}`).join(" \\text{ or } "),
    ),
  ];
}

function factorsLatex({ above, below }: Factors, letter: string, number: Rational = q.one): string {
  const join = (factors: readonly Linear[], size: bigint): string => {
    const [only] = factors;
    if (size === 1n && only && factors.length === 1) return linearLatex(only, letter);
    const text = factors.map((factor) => factorLatex(factor, letter)).join("");
    return size === 1n && text !== "" ? text : `${size}${text}`;
  };
  const top = join(above, number.numerator);
  const isWhole = below.length === 0 && number.denominator === 1n;
  return isWhole ? top : `\\frac{${top}}{${join(below, number.denominator)}}`;
}

function writtenStep(
  letter: string,
  { start, open }: Extract<Way, { open: unknown }>,
): MathsStep[] {
  const hasFactorial = [...start.unknown.above, ...start.unknown.below].some(
    ({ kind }) => kind === "factorial",
  );
  if (!hasFactorial) return [];
  return [
    step(
      "Write the larger factorials out and cancel",
      "$n! = n \\times (n-1)!$: write out factors until the smaller factorial appears, which cancels.",
      `${factorsLatex(open, letter)} = ${rationalLatex(start.value)}`,
    ),
  ];
}

function consecutiveLines(
  letter: string,
  { open, ready, value, largest, start }: Extract<Way, { kind: "consecutive" }>,
): MathsStep[] {
  const line = `${factorsLatex(ready, letter)} = ${value}`;
  const [first] = ready.above;
  const compared = first ? `${linearLatex(first, letter)} = ${largest}` : null;
  const isCancelled = `${factorsLatex(open, letter)} = ${rationalLatex(start.value)}` !== line;
  return [
    ...(isCancelled ? [step("Cancel the common factors", reasons.lowest, line)] : []),
    step(
      `Write the right side as a product of ${ready.above.length} whole numbers that follow each other`,
      "The left side is such a product too, so its largest factor is the largest number.",
      `${value} = ${fallingLatex(largest, ready.above.length)}`,
    ),
    ...(compared === null ? [] : [step("Compare the largest factors", equallyMany, compared)]),
  ];
}

type Polynomials = Extract<Way, { kind: "polynomial" }>;

function polynomialLines(letter: string, way: Polynomials): MathsStep[] {
  const { start, open, ready, roots } = way;
  const { factors, terms } = ready;
  const value = rationalLatex(start.value);
  const short = `${factorsLatex(factors, letter, factors.number)} = ${value}`;
  const isCancelled = short !== `${factorsLatex(open, letter)} = ${value}`;
  const last = roots.map((root) => `${letter} = ${rootLatex(root)}`).join(" \\text{ or } ");
  return [
    ...(isCancelled ? [step("Cancel the common factors", reasons.lowest, short)] : []),
    ...(terms.length === 2 ? crossSteps(letter, way, last) : quadraticSteps(letter, way)),
    ...(short === last
      ? []
      : [
          terms.length === 2
            ? step("Solve for the unknown", reasons.moveOver, last)
            : step("Put each factor equal to 0", reasons.zeroProduct, last),
        ]),
  ];
}

function crossSteps(letter: string, { start, ready }: Polynomials, last: string): MathsStep[] {
  const { above, below, number } = ready.factors;
  if (below.length === 0) return [];
  const left = q.rational(number.numerator * start.value.denominator);
  const right = q.rational(number.denominator * start.value.numerator);
  const line = `${factorsLatex({ above, below: [] }, letter, left)} = ${factorsLatex({ above: below, below: [] }, letter, right)}`;
  return line === last ? [] : [step("Cross-multiply", reasons.crossMultiply, line)];
}

function quadraticSteps(letter: string, { ready, roots }: Polynomials): MathsStep[] {
  const zero = `${polynomialLatex(ready.terms, letter)} = 0`;
  const all = roots.length === 1 ? [...roots, ...roots] : roots;
  return [
    step(
      "Multiply out and bring all to one side",
      ready.factors.below.length > 0
        ? "Cross-multiply, open the brackets and collect like terms."
        : "Open the brackets and collect like terms.",
      zero,
    ),
    step(
      "Factorise",
      "Split the middle term.",
      `${numberBefore(ready.terms, all)}${factoredLatex(all, letter)} = 0`,
      zero,
    ),
  ];
}

/** A number before the factors, if they alone do not give the leading coefficient. */
function numberBefore(terms: Polynomial, roots: readonly Root[]): string {
  const product = roots.reduce((size, { bottom }) => size * bottom, 1n);
  const number = (terms.at(-1) ?? 1n) / product;
  return number === 1n ? "" : `${number}`;
}
