import type { Polynomial, Term } from "../../../algebra/form.ts";
import { isOnePolynomial } from "../../../algebra/polynomial.ts";
import { polynomialExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { asPolynomial, univariatePolynomial } from "../../../algebra/in-one-variable.ts";
import { fromPolynomial, variablesOf } from "../../../algebra/quotient.ts";
import { rationalRoots } from "../../../algebra/roots.ts";
import { divide, type Univariate } from "../../../algebra/univariate.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { exactSquareRoot } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pairs } from "./factor-pairs.ts";
import { one, termsLatex } from "./terms-latex.ts";
import { type Factorisation, withCommonFactor } from "./find-factors.ts";

/** The steps of a factorisation, with the school's name of the method. */
export interface Way {
  method: string;
  idea: string;
  steps: MathsStep[];
}

/** Returns the steps from the polynomial to its factors. */
export function factorSteps(found: Factorisation, given: Expression): Way {
  const { common, rest, factors, product } = found;
  const start = expressionLatex(given);
  const taken: MathsStep[] = isOnePolynomial(common)
    ? []
    : [
        {
          title: "Take out the common factor",
          why: "Distributive law, read backwards: $ab + ac = a(b + c)$.",
          before: start,
          after: expressionLatex(withCommonFactor(found)),
        },
      ];
  const isDone = factors.length === 1 && factors[0]?.multiplicity === 1;
  if (isDone) {
    return {
      method: "Common factor",
      idea: "Look for what every term has in common.",
      steps: taken,
    };
  }
  const before = taken.at(-1)?.after ?? start;
  const way = waysOfSplitting
    .map((split) => split(rest, factors.length))
    .find((split) => split !== null);
  const split = way ?? byFactorTheorem(rest);
  const inWhole = wholeLine(common);
  let line = before;
  const moves = split.moves.map((move) => {
    const from = line;
    // A side calculation leaves the expression unchanged.
    if (move.isAside !== true) line = inWhole(move.after);
    return { ...move, before: from, after: move.isAside === true ? move.after : line };
  });
  const last: MathsStep = {
    title: split.title,
    why: split.why,
    before: line,
    after: expressionLatex(product),
  };
  const steps = [...taken, ...moves, last].map(({ title, why, before: from, after }) => ({
    title,
    why,
    before: from,
    after,
  }));
  return { method: split.method, idea: split.idea, steps };
}

/** Returns a function that puts the common factor in front of a line, so that each line equals the whole expression. */
function wholeLine(common: Polynomial): (line: string) => string {
  if (isOnePolynomial(common)) return (line) => line;
  const factor = expressionLatex(polynomialExpression(common));
  return (line) => `${factor === "-1" ? "-" : factor}\\left[${line}\\right]`;
}

/** A step inside the bracket; `isAside` marks a side calculation. */
type Move = MathsStep & { isAside?: true };

interface Split {
  method: string;
  idea: string;
  /** The steps, for the content of the bracket alone. */
  moves: Move[];
  title: string;
  why: string;
}

/** Finds a root by trial, and divides the polynomial by its linear factor. */
function byFactorTheorem(rest: Polynomial): Split {
  const method = "Factor theorem";
  const idea =
    "A number that makes the polynomial zero gives a factor: if $p(a) = 0$, then $x - a$ divides $p(x)$.";
  const [letter, ...others] = variablesOf(rest);
  const value = letter === undefined || others.length > 0 ? null : fromPolynomial(rest);
  const univariate = value && letter !== undefined ? asPolynomial(value, letter) : null;
  const root = univariate ? rationalRoots(univariate)[0]?.root : undefined;
  if (!univariate || !root || letter === undefined) {
    const title = "Split it into factors";
    return {
      method,
      idea,
      moves: [],
      title,
      why: "Multiply the factors out to see that they are right.",
    };
  }
  const divisor = [q.negate(root), q.one];
  const { quotient } = divide(univariate, divisor);
  const rootText = rationalLatex(root);
  const trial = letterLatex(letter);
  return {
    method,
    idea,
    moves: [
      {
        title: `Try the divisors of the constant: $${trial} = ${rootText}$ makes it zero`,
        why: "Only a divisor of the constant, over a divisor of the first coefficient, can be a rational root.",
        before: null,
        after: `p(${rootText}) = 0`,
        isAside: true,
      },
      {
        title: `Divide by $${expressionLatex(univariateExpression(divisor, letter))}$`,
        why: "Factor theorem: the division leaves no remainder.",
        before: null,
        after: `(${expressionLatex(univariateExpression(divisor, letter))})(${expressionLatex(univariateExpression(quotient, letter))})`,
      },
    ],
    title: "Split the quotient further",
    why: "Go on in the same way, or split the middle term, until nothing splits.",
  };
}

function univariateExpression(value: Univariate, letter: string): Expression {
  return polynomialExpression(univariatePolynomial(value, letter));
}

const waysOfSplitting = [differenceOfSquares, perfectSquare, cubes, middleTerm];

/** Returns the square or cube root of a term in LaTeX; null if the term is not a perfect power. */
function rootOfTerm({ coefficient, monomial }: Term, order: 2 | 3): string | null {
  const size = q.absolute(coefficient);
  const number = q.isInteger(size) ? rootOfNumber(size.numerator, order) : null;
  const isPower = monomial.factors.every(
    ({ exponent }) => exponent.denominator === 1n && exponent.numerator % BigInt(order) === 0n,
  );
  if (number === null || !isPower) return null;
  const root: Term = {
    coefficient: q.rational(number),
    monomial: {
      ...monomial,
      factors: monomial.factors.map((factor) => ({
        ...factor,
        exponent: q.divide(factor.exponent, q.rational(BigInt(order))),
      })),
    },
  };
  return termsLatex([one(root)])[0] ?? null;
}

function rootOfNumber(value: bigint, order: 2 | 3): bigint | null {
  if (order === 2) return exactSquareRoot(value);
  const guess = BigInt(Math.round(Math.cbrt(Number(value))));
  return guess ** 3n === value ? guess : null;
}

/** Returns a power in LaTeX, with brackets unless the base is a single letter or a number. */
function powered(text: string, exponent: number): string {
  return /^(?:\d+|[a-z])$/.test(text) ? `${text}^{${exponent}}` : `(${text})^{${exponent}}`;
}

function differenceOfSquares(rest: Polynomial): Split | null {
  const [first, second, more] = rest.terms;
  if (!first || !second || more || q.sign(first.coefficient) === q.sign(second.coefficient))
    return null;
  const [a, b] = [rootOfTerm(first, 2), rootOfTerm(second, 2)];
  if (a === null || b === null) return null;
  const isFirstNegative = q.sign(first.coefficient) < 0;
  const [plus, minus] = isFirstNegative ? [b, a] : [a, b];
  return {
    method: "Difference of two squares",
    idea: "A square minus a square splits by $a^{2} - b^{2} = (a + b)(a - b)$.",
    moves: [
      line("Write both terms as squares", rest, `${powered(plus, 2)} - ${powered(minus, 2)}`),
    ],
    title: "Use the identity",
    why: "$a^{2} - b^{2} = (a + b)(a - b)$, again for every factor that is still a difference of squares.",
  };
}

const rewritten = "The value stays the same: it is only written in a form that shows the factors.";

function line(title: string, rest: Polynomial, after: string): MathsStep {
  return { title, why: rewritten, before: termsLatex([rest])[0] ?? null, after };
}

function perfectSquare(rest: Polynomial, kinds: number): Split | null {
  const [first, middle, last, more] = rest.terms;
  if (!first || !middle || !last || more || kinds !== 1) return null;
  const [a, b] = [rootOfTerm(first, 2), rootOfTerm(last, 2)];
  if (a === null || b === null) return null;
  const sign = q.sign(middle.coefficient) < 0 ? "-" : "+";
  return {
    method: "Perfect square",
    idea: "The first and the last term are squares, and the middle one is twice the product of their roots.",
    moves: [
      line(
        "Compare with the square of a binomial",
        rest,
        `${powered(a, 2)} ${sign} 2 \\times ${a} \\times ${b} + ${powered(b, 2)}`,
      ),
    ],
    title: "Use the identity",
    why: `$a^{2} ${sign} 2ab + b^{2} = (a ${sign} b)^{2}$.`,
  };
}

function cubes(rest: Polynomial): Split | null {
  const [first, second, more] = rest.terms;
  if (!first || !second || more) return null;
  const [a, b] = [rootOfTerm(first, 3), rootOfTerm(second, 3)];
  if (a === null || b === null || q.sign(first.coefficient) < 0) return null;
  const isSum = q.sign(second.coefficient) > 0;
  return {
    method: isSum ? "Sum of two cubes" : "Difference of two cubes",
    idea: "Both terms are cubes, and there is an identity for that.",
    moves: [
      line(
        "Write both terms as cubes",
        rest,
        `${powered(a, 3)} ${isSum ? "+" : "-"} ${powered(b, 3)}`,
      ),
    ],
    title: "Use the identity",
    why: isSum
      ? "$a^{3} + b^{3} = (a + b)(a^{2} - ab + b^{2})$."
      : "$a^{3} - b^{3} = (a - b)(a^{2} + ab + b^{2})$.",
  };
}

/** Splits the middle term of ax² + bx + c, or of ax² + bxy + cy² in two letters; null for other polynomials. */
function middleTerm(rest: Polynomial): Split | null {
  const trinomial = trinomialOf(rest);
  if (!trinomial) return null;
  const { first, middle, last, p, r } = trinomial;
  const part = (value: bigint): Term => ({ ...middle, coefficient: q.rational(value) });
  const joined = termsLatex([first, part(p), part(r), last].map(one))
    .join(" + ")
    .replaceAll("+ -", "- ");
  const bracket = (value: bigint): string => (value < 0n ? `(${value})` : value.toString());
  const product = first.coefficient.numerator * last.coefficient.numerator;
  const sum = middle.coefficient.numerator;
  return {
    method: "Splitting the middle term",
    idea: "Find two numbers whose product is the first coefficient times the last, and whose sum is the middle one.",
    moves: [
      {
        title: `Find two numbers with the product $${product}$ and the sum $${sum}$`,
        why: "Their product is the first coefficient times the last.",
        before: null,
        after: `${bracket(p)} \\times ${bracket(r)} = ${product}, \\quad ${p} + ${bracket(r)} = ${sum}`,
        isAside: true,
      },
      line("Split the middle term", rest, joined),
      {
        title: "Take out common factors in pairs",
        why: "Distributive law, read backwards, for the first pair and for the second.",
        before: joined,
        after: pairs([first, part(p)], [part(r), last]) ?? joined,
      },
    ],
    title: "Take out the common bracket",
    why: "The bracket is now a factor of both parts.",
  };
}

interface Trinomial {
  first: Term;
  middle: Term;
  last: Term;
  /** The two parts of the middle coefficient, the larger in absolute value first. */
  p: bigint;
  r: bigint;
}

/**
 * Returns the terms and the split of the middle coefficient; null if it is not a quadratic trinomial or its
 * discriminant is not a square.
 */
function trinomialOf({ terms }: Polynomial): Trinomial | null {
  const [first, middle, last] = terms;
  if (!first || !middle || !last || terms.length !== 3) return null;
  const [letter, ...others] = first.monomial.factors;
  if (!letter || others.length > 0 || !q.equals(letter.exponent, q.rational(2n))) return null;
  const b = middle.coefficient.numerator;
  const root = exactSquareRoot(
    b * b - 4n * first.coefficient.numerator * last.coefficient.numerator,
  );
  if (root === null) return null;
  const [low, high] = [(b - root) / 2n, (b + root) / 2n];
  const [p, r] = low * low > high * high ? [low, high] : [high, low];
  return { first, middle, last, p, r };
}
