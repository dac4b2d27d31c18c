import { canonical } from "../../../algebra/canonical.ts";
import { asPolynomial, fromUnivariate } from "../../../algebra/in-one-variable.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Univariate } from "../../../algebra/univariate.ts";
import {
  type Expression,
  ungroup,
  valueLeaf,
  variablesIn,
} from "../../../expressions/expression.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { substitute } from "../../../equations/equation.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { type Gaps, matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { factorsOf, termsOf } from "../../../working/written.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { stepsOf } from "../../../working/working-steps.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { isWord, readFormula } from "../read-formula.ts";
import { workedThrough, type WorkedThrough } from "../worked-through.ts";

interface Problem {
  given: Expression;
  /** The form with letters for the coefficients, and the power of each letter. */
  form: Expression;
  letter: string;
  places: ReadonlyMap<string, number>;
  wanted: string;
}

interface Result {
  work: WorkedThrough;
  value: q.Rational;
}

const verbs = "express|rearrange|write|rewrite|put|bring";
const links = ["as", "to", "in the form", "to the form", "into the form", "in the form of"];
const ends = ["and give|find|state|determine|calculate {letter:wanted}"].concat([
  ", and give|find|state|determine {letter:wanted}",
  "and give|find|state|determine the value of {letter:wanted}",
  "and give|find|state|determine the coefficient {letter:wanted}",
]);
const wordings = links.flatMap((link) =>
  ends.map((end) => phrase(`${verbs} {given} ${link} {form} ${end}`)),
);

function recognise({ tokens }: Question): Problem | null {
  if (!isWord(tokens[0], ...verbs.split("|"))) return null;
  const sentence = tokens.filter((_, at) => at < tokens.length - 1 || !isEnd(tokens.at(-1)));
  for (const wording of wordings) {
    const gaps = matchPhrase(wording, sentence);
    const problem = gaps && readGaps(gaps);
    if (problem) return problem;
  }
  return null;
}

function readGaps(gaps: Gaps): Problem | null {
  const given = readFormula(gaps.get("given") ?? []);
  const form = readFormula(gaps.get("form") ?? []);
  const [wanted] = gaps.get("wanted") ?? [];
  if (!given || !form || wanted?.kind !== "letter") return null;
  return placed(given, form, wanted.text);
}

function isEnd(token: Question["tokens"][number] | undefined): boolean {
  return token?.kind === "symbol" && [".", "?"].includes(token.text);
}

function placed(given: Expression, form: Expression, wanted: string): Problem | null {
  const [letter, other] = variablesIn(given);
  if (letter === undefined || other !== undefined) return null;
  const places = new Map<string, number>();
  for (const { isNegative, term } of termsOf(form)) {
    const place = placeOf(term, letter);
    if (!place || isNegative || places.has(place.name)) return null;
    places.set(place.name, place.power);
  }
  const isWhole = new Set(places.values()).size === places.size && places.has(wanted);
  return isWhole ? { given, form, letter, places, wanted } : null;
}

/** k·d², d²·k, or a lone k. */
function placeOf(term: Expression, letter: string): { name: string; power: number } | null {
  const [first, second, third] = factorsOf(term);
  if (!first || third) return null;
  if (!second)
    return first.kind === "variable" && first.name !== letter
      ? { name: first.name, power: 0 }
      : null;
  for (const [name, power] of [
    [first, second],
    [second, first],
  ] as const) {
    const exponent = powerOf(power, letter);
    if (name.kind === "variable" && name.name !== letter && exponent !== null) {
      return { name: name.name, power: exponent };
    }
  }
  return null;
}

function powerOf(expression: Expression, letter: string): number | null {
  if (expression.kind === "variable") return expression.name === letter ? 1 : null;
  if (expression.kind !== "power" || powerOf(expression.base, letter) !== 1) return null;
  const exponent = ungroup(expression.exponent);
  const isWhole = exponent.kind === "number" && exponent.form.kind === "integer";
  const value = isWhole ? Number(exponent.value.numerator) : -1;
  return value > 1 && value < 20 ? value : null;
}

function coefficients({ given, letter }: Problem): Univariate {
  const polynomial = asPolynomial(canonical(given), letter);
  if (!polynomial)
    throw notSupported("This is no polynomial, so it can't be written in that form.");
  return polynomial;
}

function solve(problem: Problem): Result {
  const polynomial = coefficients(problem);
  const powers = new Set(problem.places.values());
  if (polynomial.some((coefficient, power) => !q.isZero(coefficient) && !powers.has(power))) {
    throw notSupported("The form has no place for one of the powers. Check the form.");
  }
  const value = polynomial[problem.places.get(problem.wanted) ?? 0] ?? q.zero;
  return { work: workedThrough(problem.given), value };
}

/** Compares the given expression with the polynomial with these coefficients, at enough numbers to determine it. */
function prove(problem: Problem, { value }: Result): Proof | null {
  const polynomial = coefficients(problem);
  const power = problem.places.get(problem.wanted) ?? 0;
  const claimed = Array.from({ length: Math.max(polynomial.length, power + 1) }, (_, at) =>
    at === power ? value : (polynomial[at] ?? q.zero),
  );
  const rest = toExpression(fromUnivariate(claimed, problem.letter));
  const trials = claimed.map((_, at) => q.rational(BigInt(at % 2 === 0 ? at + 2 : -at)));
  const results = trials.map((trial) => {
    const values = new Map([[problem.letter, valueLeaf(trial)]]);
    const direct = evaluate(substitute(problem.given, values));
    return { trial, direct, own: evaluate(substitute(rest, values)) };
  });
  if (!results.every(({ direct, own }) => q.equals(direct, own))) return null;
  const [first] = results;
  if (!first) return null;
  return {
    method: "Numbers put in for the letter, before and after",
    lines: [
      `\\text{Put } ${letterLatex(problem.letter)} = ${rationalLatex(first.trial)}`,
      `\\text{given expression} = ${rationalLatex(first.direct)}, \\quad \\text{new form} = ${rationalLatex(first.own)}`,
    ],
  };
}

function explain(problem: Problem, { work, value }: Result): Explanation {
  const wanted = letterLatex(problem.wanted);
  const power = problem.places.get(problem.wanted) ?? 0;
  const letter = letterLatex(problem.letter);
  const place =
    power === 0
      ? "the constant term"
      : `the coefficient of $${letter}${power === 1 ? "" : `^{${power}}`}$`;
  const answer = `${wanted} = ${rationalLatex(value)}`;
  return {
    topic: "Polynomials",
    method: "Comparing coefficients",
    difficulty: work.moves.length < 4 ? "beginner" : "intermediate",
    answer: { latex: answer, plain: `${problem.wanted} = ${rationalPlain(value)}` },
    steps: [
      ...stepsOf(work.moves),
      {
        title: `Compare with $${expressionLatex(problem.form)}$`,
        why: `$${wanted}$ is ${place}. What does not occur has the coefficient 0.`,
        before: expressionLatex(work.result),
        after: answer,
      },
    ],
    finalMove: [`Which number is ${place} now?`, "Which number stands at this place?"],
    hints: {
      idea: [`Only one number is asked for: ${place}.`, "Only one coefficient is asked for."],
      firstMove: [
        `${work.moves[0]?.title ?? "Put the terms in order"}.`,
        "Open the brackets first.",
      ],
    },
    keyTerms: [
      { term: "Coefficient", meaning: "The number in front of a power of the letter." },
      { term: "Constant term", meaning: "The term without the letter." },
    ],
    followUpQuestions: [
      "What are the other coefficients?",
      "Could you find this coefficient without working out the others?",
    ],
  };
}

/** One coefficient of a polynomial that is rewritten in a form with letters for the coefficients. */
export const namedCoefficient = defineTask({
  name: "named-coefficient",
  recognise,
  reading: ({ given, form, wanted }) =>
    `${expressionLatex(given)} = ${expressionLatex(form)}, \\quad ${letterLatex(wanted)} = \\text{?}`,
  solve,
  prove,
  explain,
  vary: ({ given, form, wanted }, random) =>
    `Express ${expressionPlain(varyNumbers(given, random))} as ${expressionPlain(form)} and give ${wanted}`,
  examples: [
    "Express 3x^2 - 5x + 2x^2 + 7 - x as a*x^2 + b*x + c and give b",
    "Rearrange (x + 2)(x - 5) + 3x to a*x^2 + b*x + c and give c",
  ],
});
