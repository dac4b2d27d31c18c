import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { fromUnivariate } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { quadraticRoots } from "../../algebra/roots.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import * as u from "../../algebra/univariate.ts";
import { substitute } from "../../equations/equation.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import * as q from "../../numbers/rational.ts";
import { lazily } from "../../read/lazily.ts";
import { type Gaps, matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { lesson } from "../../lesson/lesson.ts";
import { nonZeroBetween, pick } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { splitGivensAndTarget } from "./givens-and-target.ts";
import { polynomialPlain, readExpression, readPolynomial } from "./one-letter-polynomial.ts";
import { bySumAndProduct, valueWith } from "./symmetric-form.ts";
import {
  type ZeroesValue,
  newPolynomial,
  stepsOf,
  type ZeroesProblem,
  type ZeroesResult,
} from "./zeroes-steps.ts";

const givens = lazily(() =>
  [
    "{letter:a} and|, {letter:b} are zeroes|zeros|roots of {polynomial}",
    "{letter:a} , {letter:b} are zeroes|zeros|roots of {polynomial}",
    "{letter:a} and {letter:b} are the zeroes|zeros|roots of {polynomial}",
    "{letter:a} , {letter:b} are the zeroes|zeros|roots of {polynomial}",
    "{letter:a} and {letter:b} are the two zeroes|zeros|roots of {polynomial}",
    "{letter:a} and {letter:b} be the zeroes|zeros|roots of {polynomial}",
    "zeroes|zeros|roots of {polynomial} are {letter:a} and {letter:b}",
    "the zeroes|zeros|roots of {polynomial} are {letter:a} and {letter:b}",
    "{polynomial} has zeroes|zeros|roots {letter:a} and {letter:b}",
  ].map(phrase),
);
const newPolynomials = lazily(() =>
  ["a quadratic polynomial", "quadratic polynomial", "a polynomial", "polynomial"].flatMap((name) =>
    [
      "whose zeroes|zeros|roots are {first} and {second}",
      "with zeroes|zeros {first} and {second}",
    ].map((rest) => phrase(`${name} ${rest}`)),
  ),
);

const names: ReadonlySet<string> = new Set(["zeroes", "zeros", "roots"]);

function recognise({ tokens }: Question): ZeroesProblem | null {
  if (!tokens.some((token) => token.kind === "word" && names.has(token.text))) return null;
  const parts = splitGivensAndTarget(tokens);
  const given = parts && givenIn(parts.givens);
  const targets = parts && wantedIn(parts.target);
  if (!given || !targets) return null;
  const letters = new Set(targets.flatMap(variablesIn));
  const areBoth = given.zeroes.every((name) => letters.has(name)) && letters.size === 2;
  return areBoth ? { ...given, targets } : null;
}

function givenIn(tokens: readonly Token[]): Pick<ZeroesProblem, "polynomial" | "zeroes"> | null {
  for (const pattern of givens()) {
    const gaps = matchPhrase(pattern, tokens);
    const polynomial = gaps && readPolynomial(withoutEquation(gaps.get("polynomial") ?? []));
    const [a, b] = [letterIn(gaps, "a"), letterIn(gaps, "b")];
    if (!polynomial || a === undefined || b === undefined) continue;
    const areThree = new Set([a, b, polynomial.letter]).size === 3;
    return u.degree(polynomial.value) === 2 && areThree ? { polynomial, zeroes: [a, b] } : null;
  }
  return null;
}

function letterIn(gaps: Gaps | null, name: string): string | undefined {
  const [token] = gaps?.get(name) ?? [];
  return token?.kind === "letter" ? token.text : undefined;
}

/** Replaces "the quadratic equation x² − 4x + 1 = 0" by its left side, which has the same zeroes. */
function withoutEquation(tokens: readonly Token[]): readonly Token[] {
  const [equals, zero, ...more] = tokens.slice(-2);
  const isZero =
    equals?.kind === "symbol" &&
    equals.text === "=" &&
    zero?.kind === "number" &&
    q.isZero(zero.value);
  const inner = isZero && more.length === 0 ? tokens.slice(0, -2) : tokens;
  return inner.filter((token) => token.kind !== "word" || token.text !== "equation");
}

function wantedIn(tokens: readonly Token[]): ZeroesProblem["targets"] | null {
  for (const pattern of newPolynomials()) {
    const gaps = matchPhrase(pattern, tokens);
    const [first, second] = ["first", "second"].map((name) =>
      readExpression(gaps?.get(name) ?? []),
    );
    if (first && second) return [first, second];
  }
  const expression = readExpression(tokens);
  return expression && [expression];
}

function solve({ polynomial: { value }, zeroes, targets }: ZeroesProblem): ZeroesResult {
  const [c = q.zero, b = q.zero, a = q.one] = value;
  const [sum, product] = [q.negate(q.divide(b, a)), q.divide(c, a)];
  const [first, second] = targets.map((one) => canonical(one));
  const sought =
    first && second
      ? [form.add(first, second), form.multiply(first, second)]
      : first
        ? [first]
        : [];
  const values = sought.map((one): ZeroesValue => {
    const written = bySumAndProduct(one, zeroes);
    if (!written) {
      throw notSupported(
        "I can find such a value only where it stays the same when the two zeroes change places.",
      );
    }
    const number = valueWith(written, sum, product);
    const rational = number && form.asRational(number);
    if (!rational) throw notSupported("This expression has no value here: it would divide by 0.");
    return { form: written, value: rational };
  });
  return { sum, product, values };
}

/** Proves the values by substituting the zeroes from the quadratic formula; null if one differs. */
function prove(
  { polynomial, zeroes, targets }: ZeroesProblem,
  { values: found }: ZeroesResult,
): Proof | null {
  const [c = q.zero, b = q.zero, a = q.one] = polynomial.value;
  const { roots, discriminant } = quadraticRoots(a, b, c);
  const values = new Map(zeroes.map((name, at) => [name, toExpression(roots[at] ?? form.zero)]));
  const [first, second] = targets.map((one) => canonical(substitute(one, values)));
  if (!first) return null;
  const expected = second ? [form.add(first, second), form.multiply(first, second)] : [first];
  const holds = expected.every((one, at) =>
    form.equals(one, form.fromRational(found[at]?.value ?? q.zero)),
  );
  if (!holds) return null;
  const isReal = q.sign(discriminant) >= 0;
  return {
    method: `The zeroes found by the quadratic formula${isReal ? "" : " (they are not real)"} and put in`,
    lines: [
      ...zeroes.map((name, at) => `${letterLatex(name)} = ${latexOf(roots[at] ?? form.zero)}`),
      ...checkedValues(targets).map(
        (text, at) => `${text} = ${latexOf(expected[at] ?? form.zero)}`,
      ),
    ],
  };
}

/** LaTeX of what was evaluated: the expression, or the sum and the product of the new zeroes. */
function checkedValues([first, second]: readonly Expression[]): string[] {
  if (!first) return [];
  if (!second) return [expressionLatex(first)];
  const [one, other] = [first, second].map((part) => `\\left(${expressionLatex(part)}\\right)`);
  return [`${one} + ${other}`, `${one} \\times ${other}`];
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function explain(problem: ZeroesProblem, result: ZeroesResult): Explanation {
  const made = newPolynomial(result);
  const value = form.fromRational(result.values[0]?.value ?? q.zero);
  return lesson({
    topic: "Polynomials: zeroes and coefficients",
    method: "Sum and product of the zeroes",
    difficulty: "intermediate",
    answer: made
      ? {
          latex: expressionLatex(toExpression(fromUnivariate(made, "x"))),
          plain: polynomialPlain(made, "x"),
        }
      : { latex: latexOf(value), plain: expressionPlain(toExpression(value)) },
    steps: stepsOf(problem, result),
    idea: "The sum and the product of the zeroes are known from the coefficients, without solving.",
    firstMove: "Read off the sum and the product of the zeroes from the coefficients.",
    finalMove: "Put in the sum and the product of the zeroes. What do you get?",
    terms: { "Zero of a polynomial": "A value for which the polynomial becomes 0." },
    next: ["Would the value change if the two zeroes changed places?"],
  });
}

/** Expressions in the zeroes α and β of a quadratic polynomial, and polynomials whose zeroes are such expressions. */
export const zeroesExpression = defineTask<ZeroesProblem, ZeroesResult>({
  name: "expression-in-zeroes",
  recognise,
  reading: ({ polynomial, zeroes, targets }) =>
    `${zeroes.map(letterLatex).join(",\\; ")} \\text{ zeroes of } ${expressionLatex(polynomial.expression)},\\; ${targets.length === 2 ? "\\text{polynomial with zeroes } " : ""}${targets.map(expressionLatex).join(",\\; ")}`,
  solve,
  prove,
  explain,
  vary: ({ targets, zeroes }, random) => {
    const [a, b] = [nonZeroBetween(random, -6, 6), nonZeroBetween(random, -6, 6)];
    const value = [BigInt(a * b), BigInt(-a - b), BigInt(pick(random, [1, 1, 2]))];
    const text = polynomialPlain(
      value.map((one) => q.rational(one)),
      "x",
    );
    const [one, other] = targets.map(expressionPlain);
    const ask =
      other === undefined ? one : `a quadratic polynomial whose zeroes are ${one} and ${other}`;
    return `If ${zeroes.join(" and ")} are the zeroes of ${text}, find ${ask}`;
  },
  examples: [
    "If α and β are the zeroes of x^2 - 5x + 6, find α^2 + β^2",
    "If α and β are the zeroes of 2x^2 - 5x + 7, find a quadratic polynomial whose zeroes are 2α and 2β",
  ],
});
