import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { asPolynomial, fromCoefficients } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import * as u from "../../algebra/univariate.ts";
import type { Univariate } from "../../algebra/univariate.ts";
import { variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import type { MathsStep } from "../../outcome.ts";
import { matchPhrase, phrase, type Phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { nonZeroBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { polynomialLatex, polynomialPlain, readExpression } from "./one-letter-polynomial.ts";
import { reasons } from "../../working/reasons.ts";

/** The given zeroes, if they are given, and their sum and product. */
interface Problem {
  zeroes: readonly [Quotient, Quotient] | null;
  sum: Quotient;
  product: Quotient;
}

const start = "[a|the] quadratic polynomial";

/** Patterns with and without the optional words in `[a|the]`. */
function patterns(...texts: readonly string[]) {
  return texts.flatMap((text) => {
    const [option = ""] = /\[[^\]]*\] ?/.exec(text) ?? [];
    const said = option.replaceAll(/[[\]]/g, "");
    return [phrase(text.replace(option, said)), phrase(text.replace(option, ""))];
  });
}

const bySum = patterns(
  `${start} whose sum and product of zeroes|zeros|roots are {first} and {second}`,
  `${start} whose sum and product of zeroes|zeros are respectively {first} and {second}`,
  `${start} the sum and product of whose zeroes|zeros are {first} and {second}`,
  `${start} with {first} and {second} as the sum and product of its zeroes|zeros`,
  `${start} with the sum and product of its zeroes|zeros as {first} and {second}`,
  `${start} with sum and product of zeroes|zeros {first} and {second}`,
  `${start} if the sum and product of its zeroes|zeros are {first} and {second}`,
);
const byZeroes = patterns(
  `${start} whose zeroes|zeros|roots are {first} and {second}`,
  `${start} with zeroes|zeros|roots {first} and {second}`,
  `${start} with {first} and {second} as zeroes|zeros`,
  `${start} with {first} and {second} as its zeroes|zeros`,
  `${start} having {first} and {second} as zeroes|zeros`,
);

function recognise({ body }: Question): Problem | null {
  if (!body.some((token) => token.kind === "word" && token.text === "polynomial")) return null;
  const told = pairIn(body, bySum);
  if (told) return { zeroes: null, sum: told[0], product: told[1] };
  const zeroes = pairIn(body, byZeroes);
  return zeroes && { zeroes, sum: form.add(...zeroes), product: form.multiply(...zeroes) };
}

/** The two numbers of the first wording that matches; null if none does. */
function pairIn(body: readonly Token[], wordings: readonly Phrase[]): [Quotient, Quotient] | null {
  for (const wording of wordings) {
    const gaps = matchPhrase(wording, body);
    const [first, second] = ["first", "second"].map((name) => numberOf(gaps?.get(name) ?? []));
    if (first && second) return [first, second];
  }
  return null;
}

/** An exact number without letters, such as 1/4 or 2 + √3; null for other tokens. */
function numberOf(tokens: readonly Token[]): Quotient | null {
  const expression = readExpression(tokens);
  if (!expression || variablesIn(expression).length > 0) return null;
  const value = canonical(expression);
  return form.isConstant(value) ? value : null;
}

interface Result {
  /** x² − Sx + P. */
  monic: Quotient;
  /** The multiple with whole coefficients that have no common factor; null if a coefficient is irrational. */
  whole: Univariate | null;
}

function solve({ sum, product }: Problem): Result {
  const monic = fromCoefficients([product, form.negate(sum), form.one], "x");
  const rational = asPolynomial(monic, "x");
  return { monic, whole: rational && u.primitivePart(rational) };
}

/**
 * Proves the polynomial by multiplying out its linear factors or, if only sum and product are given, by comparing
 * coefficients.
 */
function prove({ zeroes, sum, product }: Problem, { monic }: Result): Proof | null {
  const x = form.fromVariable("x");
  if (!zeroes) {
    const [constant, linear] = [product, form.negate(sum)];
    const again = form.add(form.add(form.multiply(x, x), form.multiply(linear, x)), constant);
    if (!form.equals(again, monic)) return null;
    return {
      method: "Sum = −(coefficient of x) and product = constant term, for 1 before x²",
      lines: [
        `\\text{sum} = -\\left(${latexOf(linear)}\\right) = ${latexOf(sum)}`,
        `\\text{product} = ${latexOf(constant)}`,
      ],
    };
  }
  const [first, second] = zeroes;
  const factored = form.multiply(form.subtract(x, first), form.subtract(x, second));
  if (!form.equals(factored, monic)) return null;
  const factors = zeroes.map((zero) => `\\left(x - \\left(${latexOf(zero)}\\right)\\right)`);
  return {
    method: "The product of the factors with these zeroes, multiplied out",
    lines: [`${factors.join("")} = ${latexOf(monic)}`],
  };
}

function explain(problem: Problem, { monic, whole }: Result): Explanation {
  const last = whole ? polynomialLatex(whole, "x") : latexOf(monic);
  const leading = whole && u.leadingCoefficient(whole).numerator;
  const factor = leading === null || leading === 1n ? null : leading;
  return {
    topic: "Polynomials: zeroes and coefficients",
    method: "Sum and product of zeroes",
    difficulty: "intermediate",
    answer: {
      latex: last,
      plain: whole ? polynomialPlain(whole, "x") : plainOf(monic),
    },
    steps: steps(problem, factor, last),
    finalMove: ["Put the sum and the product into the general form. Which polynomial is it?"],
    hints: {
      idea: ["A quadratic polynomial can be built from the sum and the product of its zeroes."],
      firstMove: [
        problem.zeroes
          ? "Find the sum and the product of the zeroes first."
          : "Write down the general form: square of the letter, minus sum times the letter, plus product.",
      ],
    },
    keyTerms: [
      { term: "Zero of a polynomial", meaning: "A value for which the polynomial becomes 0." },
    ],
    followUpQuestions: ["Why is every multiple of this polynomial an answer too?"],
  };
}

function steps(
  { zeroes, sum, product }: Problem,
  factor: bigint | null,
  last: string,
): MathsStep[] {
  const [first, second] = (zeroes ?? []).map((zero) => `\\left(${latexOf(zero)}\\right)`);
  const found: MathsStep[] = zeroes
    ? [
        {
          title: "Add the zeroes",
          why: "The sum of the zeroes gives the coefficient of $x$.",
          before: null,
          after: `${first} + ${second} = ${latexOf(sum)}`,
        },
        {
          title: "Multiply the zeroes",
          why: "The product of the zeroes gives the constant term.",
          before: null,
          after: `${first} \\times ${second} = ${latexOf(product)}`,
        },
      ]
    : [];
  const general = `x^{2} - \\left(${latexOf(sum)}\\right)x + \\left(${latexOf(product)}\\right)`;
  const put: MathsStep = {
    title: "Put sum and product into the general form",
    why: "A quadratic polynomial with the sum $S$ and the product $P$ of its zeroes is $x^{2} - Sx + P$.",
    before: null,
    after: general,
  };
  if (factor === null)
    return [
      ...found,
      put,
      { title: "Open the brackets", why: reasons.brackets, before: general, after: last },
    ];
  return [
    ...found,
    put,
    {
      title: `Multiply by $${factor}$`,
      why: "The zeroes stay the same when a polynomial is multiplied by a number, and now all coefficients are whole.",
      before: null,
      after: `${factor}\\left(${general}\\right) = ${last}`,
    },
  ];
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function plainOf(value: Quotient): string {
  return expressionPlain(toExpression(value));
}

/** The quadratic polynomial with given zeroes, or with a given sum and product of zeroes. */
export const polynomialFromZeroes = defineTask({
  name: "polynomial-from-zeroes",
  recognise,
  reading: ({ zeroes, sum, product }) =>
    zeroes
      ? `\\text{zeroes: } ${zeroes.map(latexOf).join(",\\; ")}`
      : `\\text{sum } ${latexOf(sum)},\\; \\text{product } ${latexOf(product)}`,
  solve,
  prove,
  explain,
  vary: ({ zeroes }, random) => {
    const [a, b] = [nonZeroBetween(random, -8, 8), nonZeroBetween(random, -8, 8)];
    return zeroes
      ? `Find a quadratic polynomial whose zeroes are ${a} and ${b}`
      : `Find a quadratic polynomial whose sum and product of zeroes are ${a}/${Math.abs(b) + 1} and ${b}`;
  },
  examples: [
    "Find a quadratic polynomial whose sum and product of zeroes are 1/4 and -1",
    "Find a quadratic polynomial whose zeroes are 2 + √3 and 2 - √3",
  ],
});
