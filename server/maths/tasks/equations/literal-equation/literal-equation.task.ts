import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  countEquals,
  type Equation,
  equationLatex,
  equationPlain,
  equationVariables,
  readEquation,
  substitute,
} from "../../../equations/equation.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsStep } from "../../../outcome.ts";
import { spellOutLetterRuns } from "../../../read/letter-runs.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { notSupported, Refusal } from "../../../refusal.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";

/** A formula, and the letter to be isolated. */
interface Problem {
  equation: Equation;
  letter: string;
  /** For a squared letter: the positive root of a measure in a formula, or both roots of an equation. */
  wanted: "positive root" | "both roots";
}

interface Result {
  /** The power of the letter in the formula. */
  power: 1 | 2;
  /** a·letter^power = b. */
  factor: Quotient;
  other: Quotient;
  value: Quotient;
}

const subjectWordings = [
  "make {letter:letter} the subject of {equation}",
  "make {letter:letter} the subject of the formula {equation}",
  "make {letter:letter} the subject in {equation}",
  "rearrange {equation} for {letter:letter}",
  "rearrange {equation} to make {letter:letter} the subject",
  "express {letter:letter} in terms of {letter:other} {equation}",
  "express {letter:letter} in terms of {letter:other} : {equation}",
  "express {letter:letter} in terms of {letter:other} from|if|in|when {equation}",
  "{equation} , express {letter:letter} in terms of {letter:other}",
].map(phrase);

function recognise(question: Question): Problem | null {
  for (const wording of subjectWordings) {
    const gaps = matchPhrase(wording, question.body);
    const problem = gaps && problemOf(gaps.get("equation") ?? [], gaps.get("letter")?.[0]);
    if (problem) return { ...problem, wanted: "positive root" };
  }
  const [letter = "", ...others] = question.targets;
  const isAsked = (token: Token): boolean => token.kind === "letter" && token.text === letter;
  const asked = question.tokens.find((token) => isAsked(token) && !question.body.includes(token));
  const problem = others.length > 0 ? null : problemOf(question.body, asked);
  return problem && { ...problem, wanted: isMeasured(problem) ? "positive root" : "both roots" };
}

/** π stands in formulas for measures. */
function isMeasured({ equation: { left, right } }: { equation: Equation }): boolean {
  return [left, right].some((side) =>
    someWithin(side, (part) => part.kind === "constant" && part.name === "π"),
  );
}

/** A formula may contain both A and a, so its letters are case-sensitive. */
function asWritten(tokens: readonly Token[]): Token[] {
  return spellOutLetterRuns(tokens).map((token) =>
    token.kind === "letter" && token.written.toLowerCase() === token.text
      ? { ...token, text: token.written }
      : token,
  );
}

/** Only where there are other letters too: else it is an equation to be solved. */
function problemOf(
  tokens: readonly Token[],
  asked: Token | undefined,
): Omit<Problem, "wanted"> | null {
  if (countEquals(tokens) !== 1 || asked?.kind !== "letter") return null;
  try {
    const equation = readEquation(asWritten(tokens));
    const names = equationVariables(equation);
    if (names.length < 2) return null;
    const meant = names.filter((name) => name.toLowerCase() === asked.text);
    // A request for v in V = u + at means the only letter of that name.
    const [only, ...others] = meant.includes(asked.written) ? [asked.written] : meant;
    return only !== undefined && others.length === 0 ? { equation, letter: only } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function solve({ equation, letter }: Problem): Result {
  const difference = turned(
    form.subtract(canonical(equation.left), canonical(equation.right)),
    letter,
  );
  const coefficients = coefficientsIn(form.fromPolynomial(difference.numerator), letter);
  const [constant = form.zero, linear = form.zero, square = form.zero] = coefficients ?? [];
  const other = form.negate(constant);
  if (coefficients?.length === 2) {
    return { power: 1, factor: linear, other, value: form.divide(other, linear) };
  }
  if (coefficients?.length === 3 && form.isZero(linear)) {
    const value = rootOfPositive(form.divide(other, square));
    return { power: 2, factor: square, other, value };
  }
  throw notSupported("I can only bring a letter to stand alone that occurs once, or once squared.");
}

function rootOfPositive(square: Quotient): Quotient {
  if (latexOf(square).startsWith("-")) {
    throw notSupported(
      "A negative number has no real square root. Check the signs in the equation.",
    );
  }
  return rootOf(square, 2, { positive: true });
}

/** With the other sign where only a minus stands before the letter, so that it comes to stand alone at once. */
function turned(difference: Quotient, letter: string): Quotient {
  const lead = coefficientsIn(form.fromPolynomial(difference.numerator), letter)?.at(-1);
  return lead && latexOf(lead).startsWith("-") ? form.negate(difference) : difference;
}

function prove(problem: Problem, result: Result): Proof | null {
  const { equation, letter } = problem;
  const options = { positive: true };
  const sides = rootsOf(problem, result).map((value) => {
    const values = new Map([[letter, toExpression(value)]]);
    return [equation.left, equation.right].map((side) =>
      canonical(substitute(side, values), options),
    );
  });
  if (!sides.every(([left, right]) => left && right && form.equals(left, right))) return null;
  const left = sides[0]?.[0] ?? form.zero;
  return {
    method: `The expression for ${letter} put back into the formula`,
    lines: [`\\text{LHS} = \\text{RHS} = ${latexOf(left)}`],
  };
}

/** Every value that the letter is said to have. */
function rootsOf({ wanted }: Problem, { power, value }: Result): Quotient[] {
  const isDouble = power === 2 && wanted === "both roots" && !form.isZero(value);
  return isDouble ? [value, form.negate(value)] : [value];
}

/** √(a/b) instead of √a/√b. */
function written(value: Quotient, { factor, other }: Result): Expression {
  const expression = toExpression(value);
  const isRootBelow = someWithin(
    expression,
    (part) => part.kind === "quotient" && someWithin(part.right, ({ kind }) => kind === "root"),
  );
  if (!isRootBelow) return expression;
  const operand = toExpression(form.divide(other, factor));
  const root: Expression = { kind: "root", index: 2, operand };
  return latexOf(value).startsWith("-") ? { kind: "negate", operand: root } : root;
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function explain(problem: Problem, result: Result): Explanation {
  const { letter } = problem;
  const name = letterLatex(letter);
  const roots = rootsOf(problem, result).map((root) => written(root, result));
  const answer = roots.map((root) => `${name} = ${expressionLatex(root)}`).join(" \\text{ or } ");
  return {
    topic: "Formulas and literal equations",
    method: "Changing the subject of a formula",
    difficulty: "intermediate",
    answer: {
      latex: answer,
      plain: roots.map((root) => `${letter} = ${expressionPlain(root)}`).join(" or "),
    },
    steps: stepsOf(problem, result, answer),
    finalMove: [`What does $${name}$ equal in the end?`],
    hints: {
      idea: [
        "Treat all other letters as if they were numbers, and undo what is done to the letter.",
      ],
      firstMove: [`Bring every term with $${name}$ to the left side.`],
    },
    keyTerms: [
      { term: "Subject of a formula", meaning: "The letter that stands alone on a side." },
    ],
    followUpQuestions: [
      "How would you make another letter the subject?",
      "Which numbers could you put in to check the new formula?",
    ],
  };
}

function stepsOf(problem: Problem, result: Result, answer: string): MathsStep[] {
  const { equation, letter } = problem;
  const { power, factor, other } = result;
  const name = letterLatex(letter);
  const start = equationLatex(equation);
  const roots = rootsOf(problem, result);
  const alone = power === 1 ? name : `${name}^{2}`;
  const gathered = `${latexOf(form.multiply(factor, form.raise(form.fromVariable(letter), power)))} = ${latexOf(other)}`;
  const divided = `${alone} = ${latexOf(form.divide(other, factor))}`;
  const lines: MathsStep[] = [
    {
      title: `Bring every term with $${name}$ to the left, and all others to the right`,
      why: "The same may be done on both sides of an equation.",
      before: start,
      after: gathered,
    },
    {
      title: `Divide both sides by $${latexOf(factor)}$`,
      why: "What multiplies the letter is undone by dividing.",
      before: gathered,
      after: divided,
    },
    {
      title: "Take the square root of both sides",
      why:
        roots.length === 1
          ? "Lengths and other measures are positive, so the positive root is taken."
          : "Two numbers have the same square: one positive and one negative.",
      // The positive root alone does not follow from the line before it.
      before: roots.length === 1 && !form.isZero(other) ? null : divided,
      after: answer,
    },
  ];
  return lines.slice(0, power + 1).filter(({ before, after }) => before !== after);
}

/** Formulas rearranged for one of their letters. */
export const literalEquation = defineTask({
  name: "changing-the-subject",
  takesBareMaths: true,
  recognise,
  reading: ({ equation }) => equationLatex(equation),
  solve,
  prove,
  explain,
  vary: ({ equation, letter }, random) => {
    const left = varyNumbers(equation.left, random);
    const right = varyNumbers(equation.right, random);
    return `Solve ${equationPlain({ left, right })} for ${letter}`;
  },
  examples: ["Solve 4x + 2y = 8 for y", "Make u the subject of v = u + at"],
});
