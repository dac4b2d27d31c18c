import { canonical } from "../../algebra/canonical.ts";
import { coefficientsIn } from "../../algebra/in-one-variable.ts";
import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import { lazily } from "../../read/lazily.ts";
import { matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { readExpression, readWrittenPolynomial } from "./one-letter-polynomial.ts";

type Wanted = "degree" | "coefficient" | "constant" | "leading" | "type";

interface Problem {
  wanted: Wanted;
  polynomial: Expression;
  letter: string;
  /** The power whose coefficient is requested. */
  power: number;
}

interface Result {
  coefficients: readonly Quotient[];
  answer: MathsAnswer;
}

const wordings = lazily(() => {
  const texts: [Wanted, string][] = [
    ["degree", "degree of {polynomial}"],
    ["degree", "{polynomial} ki degree"],
    ["coefficient", "coefficient|coefficients of {term} in {polynomial}"],
    ["coefficient", "{polynomial} me|mein {term} ka coefficient|gunank"],
    ["constant", "constant term of|in {polynomial}"],
    ["leading", "leading coefficient of|in {polynomial}"],
    ["type", "classify {polynomial} as linear , quadratic or|and cubic polynomial|polynomials"],
    ["type", "classify {polynomial} as linear , quadratic or|and cubic"],
    ["type", "classify {polynomial} as linear quadratic or|and cubic"],
    ["type", "is {polynomial} linear , quadratic or cubic"],
    ["type", "is {polynomial} a linear , quadratic or cubic polynomial"],
    ["type", "type of polynomial {polynomial} by degree"],
  ];
  return texts.map(([wanted, text]) => ({ wanted, pattern: phrase(text) }));
});
const silent: ReadonlySet<string> = new Set([
  "the",
  "write",
  "state",
  "give",
  "identify",
  "following",
  "each",
]);
const telling: ReadonlySet<string> = new Set([
  "degree",
  "coefficient",
  "coefficients",
  "constant",
  "leading",
  "linear",
  "gunank",
]);

function recognise({ body, targets }: Question): Problem | null {
  const tells = body.some((token) => token.kind === "word" && telling.has(token.text));
  if (!tells || targets.length > 0) return null;
  const tokens = body.filter((token) => token.kind !== "word" || !silent.has(token.text));
  for (const { wanted, pattern } of wordings()) {
    const gaps = matchPhrase(pattern, tokens);
    const problem = gaps && problemOf(wanted, gaps.get("polynomial") ?? [], gaps.get("term"));
    if (problem) return problem;
  }
  return null;
}

function problemOf(
  wanted: Wanted,
  tokens: readonly Token[],
  term: readonly Token[] | undefined,
): Problem | null {
  const polynomial = readWrittenPolynomial(tokens);
  const [letter, ...others] = polynomial ? variablesIn(polynomial) : [];
  if (!polynomial || letter === undefined || others.length > 0) return null;
  const degree = degreeOf(polynomial, letter);
  const power = term ? powerOf(term, letter) : 0;
  if (degree === null || power === null || !isNamed(wanted, degree)) return null;
  return { wanted, polynomial, letter, power };
}

function degreeOf(polynomial: Expression, letter: string): number | null {
  const coefficients = coefficientsIn(canonical(polynomial), letter);
  const isKnown = coefficients && coefficients.length > 0 && coefficients.every(form.isConstant);
  return isKnown === true ? coefficients.length - 1 : null;
}

/** Whether the degree has a name that a request for the type can use: 1 to 3. */
function isNamed(wanted: Wanted, degree: number): boolean {
  return wanted !== "type" || (degree >= 1 && degree <= 3);
}

/** The exponent of a power of the letter, such as 2 for x² and 1 for x; null for other tokens. */
function powerOf(tokens: readonly Token[], letter: string): number | null {
  const term = readExpression(tokens);
  if (!term || variablesIn(term).join() !== letter) return null;
  const coefficients = coefficientsIn(canonical(term), letter) ?? [];
  const isPower = coefficients.every((one, at) =>
    at === coefficients.length - 1 ? form.isOne(one) : form.isZero(one),
  );
  return isPower && coefficients.length > 1 ? coefficients.length - 1 : null;
}

const types = ["constant", "linear", "quadratic", "cubic"];

function solve({ wanted, polynomial, letter, power }: Problem): Result {
  const coefficients = coefficientsIn(canonical(polynomial), letter) ?? [];
  const degree = coefficients.length - 1;
  if (wanted === "degree")
    return { coefficients, answer: { latex: `${degree}`, plain: `${degree}` } };
  if (wanted === "type") {
    const name = types[degree] ?? "";
    return { coefficients, answer: { latex: `\\text{${name}}`, plain: name } };
  }
  const at = wanted === "leading" ? degree : power;
  return { coefficients, answer: answerOf(coefficients[at] ?? form.zero) };
}

function answerOf(value: Quotient): MathsAnswer {
  const written = toExpression(value);
  return { latex: expressionLatex(written), plain: expressionPlain(written) };
}

/**
 * Proves the coefficients by adding the terms up again and checking that the leading one is not 0; null if either
 * fails.
 */
function prove({ polynomial, letter }: Problem, { coefficients }: Result): Proof | null {
  const x = form.fromVariable(letter);
  const whole = coefficients.reduceRight(
    (total, one) => form.add(form.multiply(total, x), one),
    form.zero,
  );
  const lead = coefficients.at(-1);
  if (!lead || form.isZero(lead) || !form.equals(whole, canonical(polynomial))) return null;
  return {
    method: "The terms, sorted by powers, make the polynomial again",
    lines: [`${expressionLatex(polynomial)} = ${expressionLatex(toExpression(whole))}`],
  };
}

function termLatex(value: Quotient, letter: string, power: number): string {
  const term = form.multiply(value, form.raise(form.fromVariable(letter), power));
  return expressionLatex(toExpression(term));
}

function stepsOf(problem: Problem, result: Result): MathsStep[] {
  const { polynomial, letter, wanted } = problem;
  const x = form.fromVariable(letter);
  const whole = result.coefficients.reduceRight(
    (total, one) => form.add(form.multiply(total, x), one),
    form.zero,
  );
  const [given, sorted] = [polynomial, toExpression(whole)].map(expressionLatex);
  const sort = step(
    "Sort the terms by their powers",
    "The highest power comes first.",
    sorted ?? "",
    given,
  );
  const byDegree = wanted === "degree" || wanted === "type";
  const steps = byDegree ? degreeSteps(problem, result) : [coefficientStep(problem, result)];
  return sorted === given ? steps : [sort, ...steps];
}

function degreeSteps({ wanted, letter }: Problem, { coefficients, answer }: Result): MathsStep[] {
  const degree = coefficients.length - 1;
  const highest = termLatex(coefficients.at(-1) ?? form.zero, letter, degree);
  const find = step(
    "Find the highest power of the letter",
    "The degree of a polynomial is the highest power of its letter.",
    `\\text{term with the highest power: } ${highest}, \\quad \\text{degree} = ${degree}`,
  );
  const name = step(
    "Name the polynomial by its degree",
    "Degree 1 is linear, degree 2 quadratic, degree 3 cubic.",
    answer.latex,
  );
  return wanted === "degree" ? [find] : [find, name];
}

function coefficientStep(
  { wanted, letter, power }: Problem,
  { coefficients, answer }: Result,
): MathsStep {
  const at = wanted === "leading" ? coefficients.length - 1 : power;
  const x = letterLatex(letter);
  if (at === 0) {
    return step(
      "Look for the term without the letter",
      "The constant term keeps its sign; where there is none, it is 0.",
      `\\text{constant term} = ${answer.latex}`,
    );
  }
  const isThere = !form.isZero(coefficients[at] ?? form.zero);
  return step(
    `Look for the term with ${wanted === "leading" ? "the highest" : "this"} power of $${x}$`,
    isThere
      ? "The coefficient is the number before the letter, with its sign."
      : "There is no such term, so its coefficient is 0.",
    `\\text{coefficient of } ${x}${at > 1 ? `^{${at}}` : ""} = ${answer.latex}`,
  );
}

const ideas: Record<Wanted, string> = {
  degree: "The degree is told by the term with the highest power.",
  type: "Polynomials are named by their degree.",
  coefficient: "The coefficient is what stands before the power of the letter, with its sign.",
  leading: "The leading coefficient belongs to the highest power.",
  constant: "The constant term has no letter.",
};

/** Degree, coefficients and type of a polynomial in one letter. */
export const polynomialFacts = defineTask<Problem, Result>({
  name: "facts-of-a-polynomial",
  recognise,
  reading: ({ wanted, polynomial, letter, power }) => {
    const term = `${letterLatex(letter)}${power === 1 ? "" : `^{${power}}`}`;
    const of =
      wanted === "coefficient"
        ? `\\text{coefficient of } ${term} \\text{ in }`
        : `\\text{${wanted} of }`;
    return `${of} ${expressionLatex(polynomial)}`;
  },
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Polynomials in One Variable",
      method: "Looking at the powers of the letter",
      answer: result.answer,
      steps: stepsOf(problem, result),
      idea: ideas[problem.wanted],
      firstMove: "Write the terms one after the other, the highest power first.",
      finalMove: "Which term decides, and what does it tell?",
      terms: {
        Degree: "The highest power of the letter.",
        Coefficient: "The number before a power of the letter, with its sign.",
      },
      next: ["What is the coefficient of a power that does not occur?"],
    }),
  vary: ({ wanted, letter }, random) => {
    const signed = (value: number): string => `${value < 0 ? "-" : "+"} ${Math.abs(value)}`;
    const text = `${wholeBetween(random, 2, 9)}${letter}^3 ${signed(nonZeroBetween(random, -9, 9))}${letter}^2 ${signed(nonZeroBetween(random, -9, 9))}`;
    if (wanted === "coefficient") return `What is the coefficient of ${letter}^2 in ${text}?`;
    if (wanted === "type") return `Classify ${text} as linear, quadratic or cubic`;
    if (wanted === "leading") return `Find the leading coefficient of ${text}`;
    return wanted === "constant"
      ? `Find the constant term of ${text}`
      : `Find the degree of ${text}`;
  },
  examples: [
    "Write the degree of the polynomial 4x^2 + 5x^3 + 7x",
    "What is the coefficient of x^2 in 2 - x^2 + x^3?",
  ],
});
