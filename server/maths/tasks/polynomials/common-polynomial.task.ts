import { canonical } from "../../algebra/canonical.ts";
import { commonFactor, exactQuotient, signedContent } from "../../algebra/common-factor.ts";
import { factorPolynomial } from "../../algebra/factor-polynomial.ts";
import type { Polynomial } from "../../algebra/form.ts";
import {
  constantValue,
  isOnePolynomial,
  multiplyPolynomials,
  onePolynomial,
  raisePolynomial,
  scalePolynomial,
} from "../../algebra/polynomial.ts";
import { fromPolynomial, variablesOf } from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import type { Expression } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import { absolute, greatestCommonDivisor, leastCommonMultiple } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import { lazily } from "../../read/lazily.ts";
import { matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { factoredExpression } from "../../working/factored.ts";
import { looksLike } from "../../working/written.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { splitNumbers } from "../../wording/written-number.ts";
import { nonZeroBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { readExpression } from "./one-letter-polynomial.ts";

interface Problem {
  wanted: "HCF" | "LCM";
  written: readonly Expression[];
  /** The expressions as polynomials with whole coefficients. */
  polynomials: readonly Polynomial[];
}

const names = {
  HCF: [
    "hcf|gcd|gcf",
    "highest|greatest common factor|divisor",
    "highest|greatest common factor|divisor ( hcf|gcd|gcf )",
  ],
  LCM: ["lcm", "least|lowest common multiple", "least|lowest common multiple ( lcm )"],
} as const;

const patterns = lazily(() =>
  (["HCF", "LCM"] as const).flatMap((wanted) =>
    names[wanted].flatMap((name) =>
      [`${name} of {list}`, `{list} ka ${name}`, `${name} : {list}`].map((text) => ({
        wanted,
        pattern: phrase(text),
      })),
    ),
  ),
);

const silent: ReadonlySet<string> = new Set([
  "the",
  "following",
  "polynomials",
  "expressions",
  "given",
  "algebraic",
  "monomials",
]);
const needed: ReadonlySet<string> = new Set(["hcf", "gcd", "gcf", "lcm", "common"]);

function recognise({ body, targets }: Question): Problem | null {
  const isNamed = body.some((token) => token.kind === "word" && needed.has(token.text));
  if (!isNamed || targets.length > 0) return null;
  const said = body.filter((token) => token.kind !== "word" || !silent.has(token.text));
  for (const { wanted, pattern } of patterns()) {
    const list = matchPhrase(pattern, said)?.get("list");
    const problem = list && problemOf(wanted, list);
    if (problem) return problem;
  }
  return null;
}

const longestList = 4;

function problemOf(wanted: Problem["wanted"], list: readonly Token[]): Problem | null {
  const parts = splitNumbers(list);
  if (!parts || parts.length < 2 || parts.length > longestList) return null;
  const written = parts.map(readExpression).filter((part) => part !== null);
  const polynomials = written.map(wholePolynomial).filter((part) => part !== null);
  const hasLetters = polynomials.some((part) => variablesOf(part).length > 0);
  const isWhole = polynomials.length === parts.length && hasLetters;
  return isWhole ? { wanted, written, polynomials } : null;
}

/** The polynomial with whole coefficients and whole powers of letters; null for other expressions. */
function wholePolynomial(expression: Expression): Polynomial | null {
  const { numerator, denominator } = canonical(expression);
  if (!isOnePolynomial(denominator) || numerator.terms.length === 0) return null;
  const isPlain = numerator.terms.every(
    ({ coefficient, monomial }) =>
      q.isInteger(coefficient) &&
      monomial.factors.every(
        ({ atom, exponent }) => atom.kind === "variable" && q.isInteger(exponent),
      ),
  );
  return isPlain ? numerator : null;
}

interface Shared {
  polynomial: Polynomial;
  /** The multiplicity of the factor in each of the polynomials. */
  times: number[];
}

function sharedFactors(polynomials: readonly Polynomial[]): Shared[] {
  const all = polynomials.map((one) => factorPolynomial(one).factors);
  const shared = new Map<string, Shared>();
  all.forEach((factors, at) => {
    for (const { polynomial, multiplicity } of factors) {
      const name = latexOf(polynomial);
      const known = shared.get(name) ?? { polynomial, times: polynomials.map(() => 0) };
      known.times[at] = multiplicity;
      shared.set(name, known);
    }
  });
  return [...shared.values()];
}

function contentOf(one: Polynomial): bigint {
  return absolute(signedContent(one).numerator);
}

/**
 * The product of the common factors with their lowest powers for the HCF, or of all factors with their highest powers
 * for the LCM; the numerical factors likewise.
 */
function solve({ wanted, polynomials }: Problem): Polynomial {
  const contents = polynomials.map(contentOf);
  const isHcf = wanted === "HCF";
  const content = contents.reduce(isHcf ? greatestCommonDivisor : leastCommonMultiple);
  const product = sharedFactors(polynomials)
    .map(({ polynomial, times }) =>
      raisePolynomial(polynomial, isHcf ? Math.min(...times) : Math.max(...times)),
    )
    .reduce(multiplyPolynomials, onePolynomial);
  return scalePolynomial(product, q.rational(content));
}

/** Proves the result by division without a remainder and by quotients without a common factor; null if either fails. */
export function prove({ wanted, polynomials }: Problem, result: Polynomial): Proof | null {
  const isHcf = wanted === "HCF";
  const quotients = polynomials.map((one) =>
    isHcf ? exactQuotient(one, result) : exactQuotient(result, one),
  );
  const exactQuotients = quotients.filter((one) => one !== null);
  if (
    exactQuotients.length < quotients.length ||
    !exactQuotients.every(hasWholeNumbers) ||
    !areCoprime(exactQuotients)
  ) {
    return null;
  }
  return {
    method: `${isHcf ? "Each expression divided by the HCF" : "The LCM divided by each expression"}: nothing remains, and the quotients share no factor`,
    lines: polynomials.map((one, at) => {
      const quotient = `(${latexOf(exactQuotients[at] ?? onePolynomial)})`;
      const [whole, part] = isHcf ? [one, result] : [result, one];
      return `${latexOf(whole)} = (${latexOf(part)}) \\times ${quotient}`;
    }),
  };
}

function hasWholeNumbers({ terms }: Polynomial): boolean {
  return terms.every(({ coefficient }) => q.isInteger(coefficient));
}

function areCoprime(quotients: readonly Polynomial[]): boolean {
  const rest = quotients.reduce(commonFactor);
  const number = quotients.map(contentOf).reduce(greatestCommonDivisor);
  return constantValue(rest) !== null && number === 1n;
}

function latexOf(one: Polynomial): string {
  return expressionLatex(toExpression(fromPolynomial(one)));
}

function stepsOf({ wanted, written, polynomials }: Problem, result: Polynomial) {
  const factored = expressionLatex(factoredExpression(result));
  return [
    ...polynomials.flatMap((one, at) => {
      const [before, after] = [
        expressionLatex(written[at] ?? toExpression(fromPolynomial(one))),
        expressionLatex(factoredExpression(one)),
      ];
      const given = written[at];
      return before === after || (given && looksLike(given, factoredExpression(one)))
        ? []
        : [
            step(
              `Factorise $${before}$`,
              "Common factors are seen only in a product.",
              after,
              before,
            ),
          ];
    }),
    wanted === "HCF"
      ? step(
          "Take every common factor with its lowest power",
          "The HCF divides each of the expressions, so it may hold only what all of them have; the numbers in front give their HCF.",
          `\\text{HCF} = ${factored}`,
        )
      : step(
          "Take every factor with its highest power",
          "Each of the expressions must divide the LCM; the numbers in front give their LCM.",
          `\\text{LCM} = ${factored}`,
        ),
  ];
}

/** The HCF and the LCM of expressions with letters. */
export const commonPolynomial = defineTask<Problem, Polynomial>({
  name: "hcf-and-lcm-of-polynomials",
  recognise,
  reading: ({ wanted, written }) =>
    `\\text{${wanted}}(${written.map(expressionLatex).join(",\\; ")})`,
  solve,
  prove,
  explain: (problem, result) => {
    const isHcf = problem.wanted === "HCF";
    const factored = factoredExpression(result);
    return lesson({
      topic: "Polynomials",
      method: "Factorisation",
      difficulty: "intermediate",
      answer: { latex: expressionLatex(factored), plain: expressionPlain(factored) },
      steps: stepsOf(problem, result),
      idea: isHcf
        ? "Write each expression as a product. The HCF is made of the factors that all of them share."
        : "Write each expression as a product. The LCM holds every factor as often as it is needed.",
      firstMove: "Factorise each of the expressions completely.",
      finalMove: isHcf
        ? "Which factors do all the expressions share?"
        : "Which factors are needed, and how often?",
      terms: {
        HCF: "The expression of highest degree that divides each of the given ones.",
        LCM: "The expression of lowest degree that each of the given ones divides.",
      },
      next: ["For two expressions, how does HCF × LCM compare with their product?"],
    });
  },
  vary: ({ wanted }, random) => {
    const [a, b, c] = [0, 1, 2].map(() => nonZeroBetween(random, -5, 5));
    return `Find the ${wanted} of ${quadratic(a ?? 1, b ?? 2)} and ${quadratic(a ?? 1, c ?? 3)}`;
  },
  examples: [
    "Find the HCF of x^2 - 4 and x^2 - 5x + 6",
    "Find the LCM of x^2 - 1 and x^2 + 3x + 2",
  ],
});

/** The product (x − a)(x − b), multiplied out. */
function quadratic(a: number, b: number): string {
  const term = (value: number, letters: string): string =>
    value === 0 ? "" : ` ${value < 0 ? "-" : "+"} ${Math.abs(value)}${letters}`;
  return `x^2${term(-a - b, "x")}${term(a * b, "")}`;
}
