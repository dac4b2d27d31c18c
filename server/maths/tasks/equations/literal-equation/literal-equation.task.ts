import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  countEquals,
  equationLatex,
  equationPlain,
  equationVariables,
  readEquation,
  substitute,
} from "../../../equations/equation.ts";
import type { Equation } from "../../../equations/equation.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsStep } from "../../../outcome.ts";
import { spellOutLetterRuns } from "../../../read/letter-runs.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { notSupported, Refusal } from "../../../refusal.ts";
import { varyNumbers } from "../../algebra/vary-numbers.ts";
import { defineTask } from "../../task.ts";
import type { Explanation, Proof } from "../../task.ts";

/** A formula, and the letter that is to stand alone. */
interface Problem {
  equation: Equation;
  letter: string;
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
    if (problem) return problem;
  }
  const [letter = "", ...others] = question.asked;
  const isAsked = (token: Token): boolean => token.kind === "letter" && token.text === letter;
  const asked = question.tokens.find((token) => isAsked(token) && !question.body.includes(token));
  return others.length > 0 ? null : problemOf(question.body, asked);
}

/** A formula may have both A and a, so its letters keep the case in which they are written. */
function asWritten(tokens: readonly Token[]): Token[] {
  return spellOutLetterRuns(tokens).map((token) =>
    token.kind === "letter" && token.written.toLowerCase() === token.text
      ? { ...token, text: token.written }
      : token,
  );
}

/** Only where there are other letters too: else it is an equation to be solved. */
function problemOf(tokens: readonly Token[], asked: Token | undefined): Problem | null {
  if (countEquals(tokens) !== 1 || asked?.kind !== "letter") return null;
  try {
    const equation = readEquation(asWritten(tokens));
    const names = equationVariables(equation);
    if (names.length < 2) return null;
    const meant = names.filter((name) => name.toLowerCase() === asked.text);
    // Whoever asks for v in V = u + at means the only letter of that name.
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
    const value = rootOf(form.divide(other, square), 2, { positive: true });
    return { power: 2, factor: square, other, value };
  }
  throw notSupported("I can only bring a letter to stand alone that occurs once, or once squared.");
}

/** With the other sign where only a minus stands before the letter, so that it comes to stand alone at once. */
function turned(difference: Quotient, letter: string): Quotient {
  const lead = coefficientsIn(form.fromPolynomial(difference.numerator), letter)?.at(-1);
  return lead && latexOf(lead).startsWith("-") ? form.negate(difference) : difference;
}

function prove({ equation, letter }: Problem, { value }: Result): Proof | null {
  const values = new Map([[letter, toExpression(value)]]);
  const options = { positive: true };
  const [left, right] = [equation.left, equation.right].map((side) =>
    canonical(substitute(side, values), options),
  );
  if (!left || !right || !form.equals(left, right)) return null;
  return {
    method: `The expression for ${letter} put back into the formula`,
    lines: [`\\text{LHS} = \\text{RHS} = ${latexOf(left)}`],
  };
}

/** As one root over the whole fraction, √(k/m), where something other than a number stands below. */
function valueShown({ power, factor, other, value }: Result): Expression {
  const fraction = form.divide(other, factor);
  if (power === 1 || form.asRational(form.fromPolynomial(fraction.denominator)) !== null) {
    return toExpression(value);
  }
  return { kind: "root", index: 2, operand: { kind: "group", inner: toExpression(fraction) } };
}

/** Letters that stand for numbers of either sign, and not for measures. */
const coordinates: ReadonlySet<string> = new Set(["x", "y", "z"]);

function negated(value: Expression): Expression {
  const isSum = value.kind === "sum" || value.kind === "difference";
  return { kind: "negate", operand: isSum ? { kind: "group", inner: value } : value };
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function explain({ equation, letter }: Problem, result: Result): Explanation {
  const { power, factor, other } = result;
  const shown = valueShown(result);
  const name = letterLatex(letter);
  const start = equationLatex(equation);
  const both = power === 2 && coordinates.has(letter);
  const values = [shown, ...(both ? [negated(shown)] : [])];
  const answer = values.map((one) => `${name} = ${expressionLatex(one)}`).join(" \\text{ or } ");
  const plain = values.map((one) => `${letter} = ${expressionPlain(one)}`).join(" or ");
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
      why: both
        ? "A positive number has two square roots."
        : "Lengths and other measures are positive, so the positive root is taken.",
      before: divided,
      after: answer,
    },
  ];
  const steps = lines.slice(0, power + 1).filter(({ before, after }) => before !== after);
  return {
    topic: "Formulas and literal equations",
    method: "Changing the subject of a formula",
    difficulty: "intermediate",
    answer: { latex: answer, plain },
    steps,
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
