import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { sizeOf, sumOf } from "../../../working/written.ts";
import type { Transformation } from "../../../working/work-out.ts";
import { stepsOf } from "../../../working/working-steps.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import {
  bodyOf,
  firstWording,
  hasOtherCall,
  hasPlainAngles,
  hasTrigonometricCall,
  readExpression,
} from "../reading/requested.ts";
import { mentionsTrigonometry } from "../reading/trigonometric-tokens.ts";
import { expansionLines } from "./expansion/expansion-proof.ts";
import { isReordered } from "./same-symbols.ts";
import { openUp } from "./opening.ts";
import { pathSteps } from "./path-steps.ts";
import { productOrSum } from "./product-or-sum.ts";
import { agree, samplesOf, shownValue } from "./sample-values.ts";
import { pathTo, type SearchForm, Search } from "./search.ts";
import { writeForm } from "./write-sides.ts";
import { type AngleUnit, inSchoolForm } from "./written-angle.ts";
import { withLetter } from "./with-letter.ts";

interface Problem {
  expression: Expression;
}

interface Result {
  steps: Transformation[];
  result: Expression;
}

const wordings = [
  "simplify {expression}",
  "reduce {expression}",
  "simplify and write {expression}",
  "express {expression} in its simplest form",
  "express {expression} in the simplest form",
  "{expression} in its simplest form",
  "{expression} in simplest form",
  "{expression} in the simplest form",
  "{expression} ko simplify karo|kijiye",
  "{expression} ko saral karo|kijiye",
  "{expression}",
].map(phrase);

function recognise(question: Question): Problem | null {
  if (!mentionsTrigonometry(question)) return null;
  const expression = readExpression(firstWording(bodyOf(question), wordings)?.get("expression"));
  if (!expression || !hasTrigonometricCall(expression) || hasOtherCall(expression)) return null;
  if (!hasPlainAngles(expression)) return null;
  return variablesIn(expression).length === 0 ? null : { expression };
}

/** The limit of the search for the shortest form. */
const mostExpansions = 12;

/** Simplifies an expression. Refuses one that stays the same or becomes longer. */
export function solve({ expression }: Problem): Result {
  const { steps, start, unit } = openUp(expression);
  const search = new Search(start, unit);
  const shortest = search.shorten(mostExpansions) ?? search.first;
  const turned = turnedOver(shortest, steps.length, unit);
  const best = turned ?? shortest;
  const first = steps.at(-1)?.after ?? expression;
  const path = [...pathSteps(pathTo(best), first, unit), ...splitLine(best, first, unit)];
  const all = withBracketsOpened(expression, steps, path);
  const result = all.at(-1)?.after ?? expression;
  const isLonger = !turned && sizeOf(result) > sizeOf(expression);
  if (isReordered(result, expression) || isLonger) {
    throw notSupported(
      "This is as simple as it gets. Ask me to prove an identity, or to solve an equation with it.",
    );
  }
  return { steps: [...all], result };
}

/** Shows the brackets multiplied out line by line, if that leads to the same result or the same first form. */
function withBracketsOpened(
  expression: Expression,
  opening: readonly Transformation[],
  path: readonly Transformation[],
): readonly Transformation[] {
  const usual = [...opening, ...path];
  const lines = expansionLines(expression) ?? [];
  if (endsAlike(lines, usual)) return lines;
  return endsAlike(lines, opening) ? [...lines, ...path] : usual;
}

function endsAlike(lines: readonly Transformation[], others: readonly Transformation[]): boolean {
  const [end, other] = [lines.at(-1), others.at(-1)];
  return end !== undefined && other !== undefined && isReordered(end.after, other.after);
}

/** If the search found nothing, rewrites a product as a sum or a sum as a product; otherwise null. */
function turnedOver(shortest: SearchForm, steps: number, unit: AngleUnit): SearchForm | null {
  return steps === 0 && shortest.depth === 0 ? productOrSum(shortest, unit) : null;
}

/** A last line with every term divided by the denominator, if that is shorter. */
function splitLine(best: SearchForm, first: Expression, unit: AngleUnit): Transformation[] {
  const before = best.depth > 0 ? writeForm(best.value, unit) : first;
  const after = termByTerm(best.value, unit);
  return after && sizeOf(after) < sizeOf(before) ? [{ before, after, ...divided }] : [];
}

const divided = {
  title: "Divide every term by the denominator",
  why: "$\\frac{a + b}{c} = \\frac{a}{c} + \\frac{b}{c}$.",
};

/**
 * The fraction divided term by term: (sin θ + cos θ)/cos θ as tan θ + 1. Null if the denominator is a sum or the
 * numerator is a single term.
 */
function termByTerm(value: Quotient, unit: AngleUnit): Expression | null {
  const { numerator, denominator } = value;
  if (denominator.terms.length !== 1 || numerator.terms.length < 2) return null;
  const terms = numerator.terms.map((term) => {
    const part = form.quotient({ terms: [term] }, denominator);
    const isNegative = q.sign(term.coefficient) < 0;
    return { isNegative, term: writeForm(isNegative ? form.negate(part) : part, unit) };
  });
  return inSchoolForm(sumOf(terms), unit);
}

/** Proves the result by sample values and by the canonical form of both expressions; null if one differs. */
export function prove({ expression }: Problem, { result }: Result): Proof | null {
  const samples = samplesOf(expression, result);
  if (samples.length === 0 || !samples.every(agree)) return null;
  if (compareExpressions(expression, result) !== "equal") return null;
  return {
    method: "Values of both at some angles, and both brought to the same form in sin and cos",
    lines: samples
      .slice(0, 2)
      .map(
        ({ at, left, right }) =>
          `${at}: \\quad \\text{given} \\approx ${shownValue(left)}, \\quad \\text{answer} \\approx ${shownValue(right)}`,
      ),
  };
}

function explain({ expression }: Problem, { steps, result }: Result): Explanation {
  const last = steps.at(-1);
  return {
    topic: "Trigonometric Identities",
    method: "Trigonometric identities",
    difficulty: steps.length < 3 ? "intermediate" : "advanced",
    answer: { latex: expressionLatex(result), plain: expressionPlain(result) },
    steps: stepsOf(steps),
    finalMove: [
      last ? `${last.title}: what is $${expressionLatex(last.before)}$?` : "What is left?",
      "Do the last move yourself. What is left?",
    ],
    hints: {
      idea: [
        "Bring everything to few functions of the same angle, then look for a Pythagorean identity, a double angle or a common factor.",
        "Look for an identity that fits.",
      ],
      firstMove: [
        `${steps[0]?.title ?? "Write everything in terms of sin and cos"}. ${steps[0]?.why ?? ""}`,
        `${steps[0]?.title ?? "Write everything in terms of sin and cos"}.`,
        "Begin with the functions that can be written in terms of sin and cos.",
      ],
    },
    keyTerms: [
      {
        term: "Identity",
        meaning: "An equation that is true for all angles for which both sides are defined.",
      },
      { term: "Pythagorean identity", meaning: "$\\sin^{2} \\theta + \\cos^{2} \\theta = 1$." },
    ],
    followUpQuestions: [
      `For which angles is $${expressionLatex(expression)}$ not defined?`,
      "How can you check the result with one angle and a calculator?",
    ],
  };
}

const shapes = [
  "(sec^2 x - 1)/sec^2 x",
  "(1 - sin^2 x)/cos x",
  "sin 2x/(1 + cos 2x)",
  "(1 - cos 2x)/sin 2x",
  "cosec^2 x - cot^2 x",
  "cos x/sec x + sin x/cosec x",
  "(sin 3x + sin x)/(cos 3x + cos x)",
  "2sin 3x cos x",
  "cos^4 x - sin^4 x",
  "tan x cosec x",
] as const;

/** Trigonometric expressions with letters, simplified by named identities. */
export const simplifyTrigonometry = defineTask({
  name: "simplify-trigonometry",
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove,
  explain,
  vary: ({ expression }, random) => `Simplify ${withLetter(pick(random, shapes), expression)}`,
  examples: [
    "Simplify (sec²θ − 1)/sec²θ",
    "Simplify sin x/(1 + cos x) + (1 + cos x)/sin x",
    "Simplify (sin 3x + sin x)/(cos 3x + cos x)",
  ],
});
