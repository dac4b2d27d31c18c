import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial, fromUnivariate } from "../../../algebra/in-one-variable.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import * as u from "../../../algebra/univariate.ts";
import type { Univariate } from "../../../algebra/univariate.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { lazily } from "../../../read/lazily.ts";
import type { Question } from "../../../read/question.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { readSubject } from "../derivative/read-subject.ts";
import { valueAt } from "../drawing.ts";
import { openedForm, rationalOf } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { readFormula } from "../read-formula.ts";
import { numberOf } from "./critical-points.ts";

interface Problem {
  theorem: "Rolle's theorem" | "Mean value theorem";
  expression: Expression;
  variable: string;
  from: Rational;
  to: Rational;
}

interface Result {
  /** Coefficients of f and of f′. */
  f: Univariate;
  slope: Univariate;
  ends: readonly [Rational, Rational];
  chord: Rational;
  places: readonly Quotient[];
}

const wording = lazily(() => {
  const name = String.raw`(rolle['’]?s['’]?\s+theorem|(?:lagrange['’]?s['’]?\s+)?mean\s+value\s+theorem|lmvt|mvt)`;
  const asks = String.raw`(?:verify|check|examine|(?:find|determine)\s+(?:the\s+)?(?:value\s+of\s+|number\s+)?c\s+(?:of|in|for|from|by|using|that\s+satisfies))`;
  const interval = String.raw`,?\s*(?:on|in|over|x\s*∈|defined\s+(?:on|in))\s+(?:the\s+)?(?:closed\s+)?(?:interval\s+)?\[\s*([^\],]+?)\s*,\s*([^\]]+?)\s*\]`;
  const ends = String.raw`(?:\s*,?\s*where\s+a\s*=\s*(\S+)\s+and\s+b\s*=\s*([^\s.?]+))?`;
  return new RegExp(
    String.raw`^\s*(?:please\s+)?${asks}\s+(?:the\s+)?${name}\s*,?\s+(?:for|when|if|of|to)\s+(?:the\s+function\s+)?(.+?)\s*${interval}${ends}\s*[.?]?\s*$`,
    "i",
  );
});

function recognise({ text }: Question): Problem | null {
  if (!/rolle|mean\s+value\s+theorem|\bl?mvt\b/i.test(text) || text.length > 300) return null;
  const found = wording().exec(text);
  return found && problemIn(found.slice(1));
}

function problemIn([name = "", f = "", first = "", second = "", a, b]: readonly (
  | string
  | undefined
)[]): Problem | null {
  const ends = namedEnds([first, second], [a, b]);
  const given = ends && functionIn(f);
  if (!given) return null;
  const theorem = /rolle/i.test(name) ? "Rolle's theorem" : "Mean value theorem";
  return { theorem, ...given, from: ends[0], to: ends[1] };
}

function functionIn(text: string): Pick<Problem, "expression" | "variable"> | null {
  const subject = readSubject(tokenise(text));
  if (subject?.kind !== "formula") return null;
  const [variable, other] = variablesIn(subject.expression);
  const isOwn = subject.parameter === null || subject.parameter === variable;
  if (variable === undefined || other !== undefined || !isOwn) return null;
  return { expression: subject.expression, variable };
}

/** [1, 4], or [a, b] with both letters given. */
function namedEnds(
  written: readonly [string, string],
  told: readonly [string | undefined, string | undefined],
): [Rational, Rational] | null {
  const areLetters = /^a$/i.test(written[0]) && /^b$/i.test(written[1]);
  const [from, to] = areLetters ? told : told[0] === undefined ? written : [];
  const [first, second] = [from, to].map((text) => {
    const value = text === undefined ? null : readFormula(tokenise(text));
    return value && variablesIn(value).length === 0 ? rationalOf(value) : null;
  });
  return first && second ? [first, second] : null;
}

function solve({ theorem, expression, variable, from, to }: Problem): Result {
  const f = asPolynomial(canonical(expression), variable);
  if (!f) throw notSupported(`I verify ${theorem} for polynomials only.`);
  if (q.order(from, to) >= 0)
    throw notSupported("The first end of the interval must be smaller than the second.");
  const ends = [u.evaluate(f, from), u.evaluate(f, to)] as const;
  const chord = q.divide(q.subtract(ends[1], ends[0]), q.subtract(to, from));
  if (theorem === "Rolle's theorem" && !q.isZero(chord)) {
    throw notSupported(
      "Rolle's theorem needs the same value of the function at both ends of the interval, and here the two values differ.",
    );
  }
  const slope = u.derivative(f);
  return {
    f,
    slope,
    ends,
    chord,
    places: placesOf(u.subtract(slope, u.univariate([chord])), from, to),
  };
}

/** The zeros of f′ minus the slope of the chord, inside the interval. */
function placesOf(rest: Univariate, from: Rational, to: Rational): Quotient[] {
  const roots = rest.length < 2 ? null : exactRoots(rest);
  if (!roots) throw notSupported("I can't write down the places that the theorem promises here.");
  const isInside = (at: number): boolean => at > numeric(from) && at < numeric(to);
  return roots
    .map(({ root }) => root)
    .filter((root) => isInside(numberOf(root)))
    .toSorted((a, b) => numberOf(a) - numberOf(b));
}

const numeric = (value: Rational): number => Number(value.numerator) / Number(value.denominator);
const step0 = 1e-5;

/** The slope measured at each point, and that of the chord measured from the function itself. */
function prove({ expression, variable, from, to }: Problem, { places }: Result): Proof | null {
  const f = (x: number): number => valueAt(expression, variable, x) ?? Number.NaN;
  const [low, high] = [numeric(from), numeric(to)];
  const chord = (f(high) - f(low)) / (high - low);
  const measured = places.map((place) => {
    const c = numberOf(place);
    return { c, slope: (f(c + step0) - f(c - step0)) / (2 * step0) };
  });
  const fits = ({ c, slope }: { c: number; slope: number }): boolean =>
    low < c && c < high && Math.abs(slope - chord) <= 1e-5 * Math.max(1, Math.abs(chord));
  if (measured.length === 0 || !measured.every(fits)) return null;
  return {
    method: "The slope of the curve measured at c, and the slope of the chord",
    lines: measured.map(
      ({ c, slope }) =>
        `c \\approx ${c.toFixed(4)}: \\quad \\text{slope} \\approx ${shown(slope)}, \\quad \\text{chord} \\approx ${shown(chord)}`,
    ),
  };
}

function shown(value: number): string {
  return value.toFixed(4).replace(/^-(0\.0+)$/, "$1");
}

function latexIn(coefficients: Univariate, variable: string): string {
  return expressionLatex(
    openedForm(nicestForm(toExpression(fromUnivariate(coefficients, variable)))),
  );
}

function stepsOf(problem: Problem, result: Result): MathsStep[] {
  const { theorem, variable, from, to } = problem;
  const [a, b] = [rationalLatex(from), rationalLatex(to)];
  const isRolle = theorem === "Rolle's theorem";
  const equation = `${latexIn(result.slope, "c")} = ${rationalLatex(result.chord)}`;
  const places = result.places.map((place) => `c = ${expressionLatex(toExpression(place))}`);
  return [
    step(
      "Check the conditions",
      `A polynomial is continuous and differentiable everywhere, so also on $[${a}, ${b}]$.${isRolle ? " Both ends must have the same value." : ""}`,
      `f(${a}) = ${rationalLatex(result.ends[0])},\\quad f(${b}) = ${rationalLatex(result.ends[1])}`,
    ),
    step(
      "Differentiate",
      "The derivative gives the slope of the tangent at every place.",
      `f'(${variable}) = ${latexIn(result.slope, variable)}`,
    ),
    ...(isRolle ? [] : [chordStep(problem, result)]),
    step(
      isRolle ? "Put $f'(c) = 0$" : "Put $f'(c)$ equal to the slope of the chord",
      `The theorem promises a place inside where the tangent is parallel to the ${isRolle ? "$x$-axis" : "chord"}.`,
      equation,
    ),
    step(
      "Solve for $c$",
      `Only what lies between $${a}$ and $${b}$ counts. So the theorem is verified.`,
      places.join(" \\text{ or } "),
      equation,
    ),
  ];
}

function chordStep({ from, to }: Problem, { ends, chord }: Result): MathsStep {
  const [a, b, first, second] = [from, to, ...ends].map((value) => rationalLatex(value));
  return step(
    "Find the slope of the chord",
    "It joins the two ends of the curve: $\\frac{f(b) - f(a)}{b - a}$.",
    rationalLatex(chord),
    `\\frac{${second ?? ""} - ${bracketed(first ?? "")}}{${b ?? ""} - ${bracketed(a ?? "")}}`,
  );
}

function bracketed(text: string): string {
  return text.startsWith("-") ? `(${text})` : text;
}

function explain(problem: Problem, result: Result): Explanation {
  const places = result.places.map((place) => toExpression(place));
  return lesson({
    topic: "Continuity and Differentiability",
    method: problem.theorem,
    difficulty: "intermediate",
    answer: {
      latex: places.map((place) => `c = ${expressionLatex(place)}`).join(" \\text{ or } "),
      plain: places.map((place) => `c = ${expressionPlain(place)}`).join(" or "),
    },
    steps: stepsOf(problem, result),
    idea:
      problem.theorem === "Rolle's theorem"
        ? "A smooth curve that begins and ends at the same height has a level tangent somewhere between."
        : "Somewhere inside the interval the tangent is parallel to the chord that joins the two ends.",
    firstMove: "Check the conditions of the theorem, and work out the function at both ends.",
    finalMove: "Solve the last equation, and keep what lies inside the interval. What is c?",
    terms: { Chord: "The straight line that joins two points of a curve." },
    next: ["Draw the curve and its tangent at this place: what do you see?"],
  });
}

function vary({ theorem }: Problem, random: () => number): string {
  const [a, width] = [wholeBetween(random, -3, 3), 2 * wholeBetween(random, 1, 3)];
  const b = a + width;
  const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
  if (theorem === "Rolle's theorem") {
    const [sum, product] = [-(a + b), a * b];
    return `Verify Rolle's theorem for f(x) = x^2 ${signed(sum)}x ${signed(product)} on [${a}, ${b}]`;
  }
  return `Verify the mean value theorem for f(x) = x^2 ${signed(wholeBetween(random, -6, 6))}x ${signed(wholeBetween(random, -9, 9))} on [${a}, ${b}]`;
}

/** Rolle's theorem and Lagrange's mean value theorem, verified for a polynomial on a closed interval. */
export const meanValueTheorem = defineTask<Problem, Result>({
  name: "mean-value-theorem",
  recognise,
  reading: ({ theorem, expression, variable, from, to }) =>
    `\\text{${theorem}: } f(${variable}) = ${expressionLatex(expression)} \\text{ on } [${rationalLatex(from)}, ${rationalLatex(to)}]`,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Verify Rolle's theorem for the function f(x) = x^2 + 2x - 8 on [-4, 2]",
    "Verify the mean value theorem for f(x) = x^2 - 4x - 3 on [1, 4]",
  ],
});
